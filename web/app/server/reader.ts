const PARAMETER = 'reader';

/** Form field with the id of the user that the page was rendered for. */
export const READER_FIELD = PARAMETER;

/** Adds the id of the user that the page was rendered for to an address. */
export function withReader(address: string, userId: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${userId}`;
}

/** Returns false when the page was rendered for another user, who was signed in on this browser before. */
export function isFromOwnPage(request: Request, userId: number): boolean {
  const reader = new URL(request.url).searchParams.get(PARAMETER);
  return reader === null || reader === String(userId);
}

/** Returns false when the form was opened by another user. */
export function isOwnForm(form: FormData, userId: number): boolean {
  const reader = form.get(READER_FIELD);
  return reader === null || reader === String(userId);
}
