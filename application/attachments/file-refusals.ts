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
