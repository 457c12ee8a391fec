import { BYTES_OF_A_FILE, BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/attachment-limits';

/** A form without a file: the 200 kB that a step may hold, three times as long as a form writes them, and their names. */
export const FORM_LIMIT = BYTES_OF_A_MEGABYTE;

/** Of a form that everybody may send: an e-mail, a password, a place to go to. */
export const PUBLIC_FORM_LIMIT = 8 * 1024;

/** A file and the form around it; what is a little more reaches the route, which says so in words. */
export const FILE_LIMIT = BYTES_OF_A_FILE + 10 * BYTES_OF_A_MEGABYTE;

const DEMAND = '/app/demands/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The only places to which files are sent: for the dialogs of a demand's page, and for what is being written. */
const FILE_PATH = new RegExp(`^${DEMAND}/(?:files|attachments)$`);

/** Language and theme are chosen before signing in too. */
const PUBLIC_INSIDE = /^\/app\/preferences(?:\.data)?$/;

/** The largest form without files at an address. */
export function largestForm(path: string): number {
  const isPublic = !path.startsWith('/app/') || PUBLIC_INSIDE.test(path);
  return isPublic ? PUBLIC_FORM_LIMIT : FORM_LIMIT;
}

export function takesFile(path: string): boolean {
  return FILE_PATH.test(path);
}
