const HEADER = 'Aval-Background';

/** What a page asks by itself says so, whether or not somebody is there. */
export const BACKGROUND_HEADERS = { [HEADER]: '1' };

export function isBackground(request: Request): boolean {
  return request.headers.has(HEADER);
}
