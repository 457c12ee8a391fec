import { REFERENCE_CHANGES_PATH, REFERENCE_PATH } from '../app/features/api-reference/reference-address';

/** Reference and changelog of the API, which are pages. */
const PAGES = new Set([REFERENCE_PATH, REFERENCE_CHANGES_PATH].flatMap((path) => [path, `${path}.data`]));

/** Returns whether an address belongs to the API, where errors are sent in the API's format. */
export function isOfApi(path: string): boolean {
  return (path === '/api' || path.startsWith('/api/')) && !PAGES.has(path);
}
