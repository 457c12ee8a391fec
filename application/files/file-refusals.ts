import { MEGABYTES_OF_A_FILE } from '@aval/domain/validation/dialogs/attachment-limits';
import { message } from '@aval/domain/validation/fields/message';
import type { FileRefusal } from '@aval/platform/files/file-refused';

/** Messages by reason for which a file was refused. */
export const FILE_REFUSALS: Readonly<Record<FileRefusal, string>> = {
  empty_file: message('fileEmpty'),
  forbidden_file: message('fileForbidden'),
  disguised_file: message('fileDisguised'),
  forbidden_content: message('fileActs'),
  forbidden_archive: message('archiveForbidden'),
  infected_file: message('fileInfected'),
  unchecked_file: message('fileUnchecked'),
  file_too_large: message('fileTooLarge', { megabytes: MEGABYTES_OF_A_FILE }),
};

/** Office documents are ZIP archives. */
const CALLED_DOCUMENT = /\.(do[ct]|xl[st]|p[op]t|od|ot)[a-z]?$/i;

/**
 * Returns the message for a refused file. A damaged archive with a document's name gets the document's message, since
 * its user packed no ZIP.
 */
export function refusalOf(code: FileRefusal, filename: string): string {
  return FILE_REFUSALS[code === 'forbidden_archive' && CALLED_DOCUMENT.test(filename) ? 'forbidden_content' : code];
}
