import { BYTES_OF_A_FILE, BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';

/** How a browser sends a form without a file. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A form without a file: the 200 kB that a step may hold, three times as long as a form writes them, and their names. */
const FORM_LIMIT = BYTES_OF_A_MEGABYTE;

/** Of a form that everybody may send: an e-mail, a password, a place to go to. */
const PUBLIC_FORM_LIMIT = 8 * 1024;

/** A file and the form around it; what is a little more reaches the route, which says so in words. */
export const FILE_LIMIT = BYTES_OF_A_FILE + 10 * BYTES_OF_A_MEGABYTE;

const IMPORTS = '/app/(?:drugs|presentations|codes|centers)/import/file';

const DEMAND = '/app/demands/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * The only places to which files are sent: for the dialogs of a demand's page, for what is being written, with an account request, for a catalogue, and pictures.
 */
const FILE_PATH = new RegExp(`^(?:${DEMAND}/(?:files|attachments)|/account-request/files|/app/images|${IMPORTS})$`);

/** Where an account is asked for: a reason and descriptions of files, each character as long as a form may write it. */
const REQUEST_PATH = '/';
const REQUEST_LIMIT = 64 * 1024;

/** Language and theme are chosen before signing in too. */
const PUBLIC_INSIDE = /^\/app\/preferences(?:\.data)?$/;

/** The largest form without files at an address. */
export function largestForm(path: string): number {
  if (path === REQUEST_PATH) return REQUEST_LIMIT;
  const isPublic = !path.startsWith('/app/') || PUBLIC_INSIDE.test(path);
  return isPublic ? PUBLIC_FORM_LIMIT : FORM_LIMIT;
}

export function takesFile(path: string): boolean {
  return FILE_PATH.test(path);
}

/** What programs call, not pages. */
export function takesJson(path: string): boolean {
  return path === '/auth/login';
}
