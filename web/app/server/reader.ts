const PARAMETER = 'reader';

/** The field of a form that says the same. */
export const READER_FIELD = PARAMETER;

/** Names whom the page was made for that a request is sent from. */
export function withReader(address: string, userId: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${userId}`;
}

/** False when the page was made for somebody else, who was signed in in this browser before: it speaks in their name alone. */
export function isFromOwnPage(request: Request, userId: number): boolean {
  const reader = new URL(request.url).searchParams.get(PARAMETER);
  return reader === null || reader === String(userId);
}

/** The same of a form: false when somebody else opened it. */
export function isOwnForm(form: FormData, userId: number): boolean {
  const reader = form.get(READER_FIELD);
  return reader === null || reader === String(userId);
}
