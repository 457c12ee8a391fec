import { BYTES_OF_A_MEGABYTE, MEGABYTES_OF_A_FILE } from '@aval/domain/validation/dialogs/attachment-limits';
import { type MessageKey, message } from '@aval/domain/validation/fields/message';
import type { FileRefusal, FileRefused, RefusalReason } from '@aval/platform/files/file-refused';
import { MOST_ENTRIES, MOST_UNPACKED } from '@aval/platform/files/judging/judging';

/** Messages by coarse code, for files that are refused as what they are. */
const BY_CODE: Readonly<Record<FileRefusal, string>> = {
  empty_file: message('fileEmpty'),
  forbidden_file: message('fileForbidden'),
  forbidden_content: message('fileDamaged'),
  forbidden_archive: message('fileDamaged'),
  infected_file: message('fileInfected'),
  unchecked_file: message('fileUnchecked'),
  file_too_large: message('fileTooLarge', { megabytes: MEGABYTES_OF_A_FILE }),
};

/** Messages by reason: of the file itself, and of what it holds under a name. */
const BY_REASON: Readonly<Record<RefusalReason, { itself: MessageKey; holding: MessageKey }>> = {
  type: { itself: 'fileForbidden', holding: 'holdsType' },
  misnamed: { itself: 'fileDisguised', holding: 'holdsMisnamed' },
  disguised: { itself: 'fileDisguised', holding: 'holdsDisguised' },
  macros: { itself: 'fileMacros', holding: 'holdsMacros' },
  objects: { itself: 'fileObjects', holding: 'holdsObjects' },
  outside: { itself: 'fileOutside', holding: 'holdsOutside' },
  locked: { itself: 'fileLocked', holding: 'holdsLocked' },
  damaged: { itself: 'fileDamaged', holding: 'holdsDamaged' },
  cut_off: { itself: 'fileCutOff', holding: 'holdsCutOff' },
  no_pages: { itself: 'fileWithoutPages', holding: 'holdsWithoutPages' },
  ambiguous: { itself: 'fileAmbiguous', holding: 'holdsAmbiguous' },
  name: { itself: 'fileAmbiguous', holding: 'holdsName' },
  too_large: { itself: 'archiveTooLarge', holding: 'archiveTooLarge' },
  empty: { itself: 'archiveEmpty', holding: 'holdsDamaged' },
  study: { itself: 'holdsType', holding: 'archiveStudy' },
};

/** Keys of the messages about what a file is or holds. */
export const CONTENT_REFUSALS: readonly MessageKey[] = [
  ...new Set(Object.values(BY_REASON).flatMap(({ itself, holding }) => [itself, holding])),
];

const LIMITS = { files: MOST_ENTRIES, megabytes: MOST_UNPACKED / BYTES_OF_A_MEGABYTE };

/** Returns the message for a refused file, which names its true reason. */
export function refusalOf({ code, reason, holding }: Pick<FileRefused, 'code' | 'reason' | 'holding'>): string {
  if (reason === null) return BY_CODE[code];
  if (reason === 'too_large') return message('archiveTooLarge', LIMITS);
  const { itself, holding: held } = BY_REASON[reason];
  if (holding === null) return message(itself);
  return message(held, reason === 'study' ? { name: holding, megabytes: MEGABYTES_OF_A_FILE } : { name: holding });
}
