import { MEGABYTES_OF_A_FORM } from '@aval/domain/validation/attachment-limits';

const MEGABYTE = 1_048_576;

/** A form without files, and the texts of one with files. */
export const FORM_LIMIT = 2 * MEGABYTE;

/** The files of one form and the form around them; what is a little more reaches the form, which says so in words. */
export const FILES_LIMIT = (MEGABYTES_OF_A_FORM + 10) * MEGABYTE;

const DEMAND = '/app/demands/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The only places to which files are sent: the dialogs of a demand's page, and the attachments of what is being written. */
const FILE_PATH = new RegExp(`^${DEMAND}(?:\\.data|/attachments)?$`);

export function takesFiles(path: string): boolean {
  return FILE_PATH.test(path);
}
