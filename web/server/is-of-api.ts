import { REFERENCE_PATH } from '../app/features/api-reference/reference-address';

/** API reference, which is a page. */
const PAGES = new Set([REFERENCE_PATH, `${REFERENCE_PATH}.data`]);

/** Returns whether an address belongs to the API, where errors are sent in the API's format. */
export function isOfApi(path: string): boolean {
  return (path === '/api' || path.startsWith('/api/')) && !PAGES.has(path);
}
