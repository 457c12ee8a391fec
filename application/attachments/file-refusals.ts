import { MEGABYTES_OF_A_FILE } from '@aval/domain/validation/dialogs/attachment-limits';
import { message } from '@aval/domain/validation/fields/message';
import type { FileRefusal } from '@aval/platform/files/file-refused';

/** Why a file was not taken, as a message for its field. */
export const FILE_REFUSALS: Readonly<Record<FileRefusal, string>> = {
  empty_file: message('fileEmpty'),
  forbidden_file: message('fileForbidden'),
  forbidden_content: message('fileActs'),
  forbidden_archive: message('archiveForbidden'),
  infected_file: message('fileInfected'),
  unchecked_file: message('fileUnchecked'),
  file_too_large: message('fileTooLarge', { megabytes: MEGABYTES_OF_A_FILE }),
};

/** Documents of today are archives. */
const CALLED_DOCUMENT = /\.(do[ct]|xl[st]|p[op]t|od)[a-z]?$/i;

/** The same of a file with a name: an archive that is called a document was to be one, and nobody who packed nothing is told of a ZIP. */
export function refusalOf(code: FileRefusal, filename: string): string {
  return FILE_REFUSALS[code === 'forbidden_archive' && CALLED_DOCUMENT.test(filename) ? 'forbidden_content' : code];
}
