const HEADER = 'Aval-Background';

/** Headers of requests that a page sends by itself, without user activity. */
export const BACKGROUND_HEADERS = { [HEADER]: '1' };

export function isBackground(request: Request): boolean {
  return request.headers.has(HEADER);
}
