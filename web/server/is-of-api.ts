import { REFERENCE_PATH } from '../app/features/api-reference/reference-address';

/** A page about the API, and its data, are pages like others. */
const PAGES = new Set([REFERENCE_PATH, `${REFERENCE_PATH}.data`]);

/** Whether an address is one that programs call, where problems are told as the API tells them. */
export function isOfApi(path: string): boolean {
  return (path === '/api' || path.startsWith('/api/')) && !PAGES.has(path);
}
