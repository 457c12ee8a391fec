import type { MessageKey } from '@aval/domain/validation/fields/message';

/** Codes of the reasons for which files are refused, by the messages of each: of the file itself, and of what it holds. */
const MESSAGES_OF = {
  file_empty: ['fileEmpty', 'archiveEmpty'],
  file_too_large: ['fileTooLarge', 'archiveTooLarge', 'imageTooHeavy', 'imageTooLarge'],
  file_type: ['fileForbidden', 'holdsType', 'archiveStudy', 'imageForbidden'],
  file_disguised: ['fileDisguised', 'holdsDisguised', 'holdsMisnamed'],
  file_macros: ['fileMacros', 'holdsMacros'],
  file_objects: ['fileObjects', 'holdsObjects'],
  file_outside: ['fileOutside', 'holdsOutside'],
  file_password: ['fileLocked', 'holdsLocked'],
  file_damaged: ['fileDamaged', 'holdsDamaged'],
  file_cut_off: ['fileCutOff', 'holdsCutOff'],
  file_without_pages: ['fileWithoutPages', 'holdsWithoutPages'],
  file_ambiguous: ['fileAmbiguous', 'holdsAmbiguous'],
  file_name: ['holdsName'],
  file_infected: ['fileInfected'],
  file_unchecked: ['fileUnchecked'],
  file_second: ['fileSecond'],
} as const satisfies Record<string, readonly MessageKey[]>;

export type FileCode = keyof typeof MESSAGES_OF;

export const FILE_CODES = Object.keys(MESSAGES_OF) as FileCode[];

/** Codes by the message of a refused file. */
export const FILE_CODE_OF: Readonly<Record<string, FileCode>> = Object.fromEntries(
  FILE_CODES.flatMap((code) => MESSAGES_OF[code].map((key) => [`validation:${key}`, code])),
);
