import { BYTES_OF_A_FILE, BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';

/** Content type of forms without files. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Limit of a form without files, in bytes: 200 kB per wizard step, up to three times as long URL-encoded, and field
 * names.
 */
const FORM_LIMIT = BYTES_OF_A_MEGABYTE;

/** Limit of a public form, in bytes: e-mail, password, return address. */
const PUBLIC_FORM_LIMIT = 8 * 1024;

/** Limit of a file with its form, in bytes; a slightly larger one reaches the route, which responds with a message. */
export const FILE_LIMIT = BYTES_OF_A_FILE + 10 * BYTES_OF_A_MEGABYTE;

const IMPORTS = '/app/(?:drugs|presentations|codes|centers)/import/file';

const DEMAND = '/app/demands/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Addresses that accept files: dialogs and working copy of a demand, account requests, catalogue imports, pictures. */
const FILE_PATH = new RegExp(`^(?:${DEMAND}/(?:files|attachments)|/account-request/files|/app/images|${IMPORTS})$`);

/** Account request: a reason and descriptions of files, with every character URL-encoded. */
const REQUEST_PATH = '/';
const REQUEST_LIMIT = 64 * 1024;

/** Language and theme can be set before signing in. */
const PUBLIC_INSIDE = /^\/app\/preferences(?:\.data)?$/;

/** Returns the limit of a form without files at an address, in bytes. */
export function largestForm(path: string): number {
  if (path === REQUEST_PATH) return REQUEST_LIMIT;
  const isPublic = !path.startsWith('/app/') || PUBLIC_INSIDE.test(path);
  return isPublic ? PUBLIC_FORM_LIMIT : FORM_LIMIT;
}

export function takesFile(path: string): boolean {
  return FILE_PATH.test(path);
}

/** Returns whether an address is for API clients and accepts JSON. */
export function takesJson(path: string): boolean {
  return path === '/auth/login';
}
