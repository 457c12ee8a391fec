/** Coarse codes of refused files: of the file, of what it holds, of an archive, and by the scanner. */
export type FileRefusal =
  | 'empty_file'
  | 'file_too_large'
  | 'forbidden_file'
  | 'forbidden_content'
  | 'forbidden_archive'
  | 'infected_file'
  | 'unchecked_file';

/** Reasons for which the content of a file of an accepted type is refused. */
export const REFUSAL_REASONS = [
  /** The type of the file is not an accepted one. */
  'type',
  /** The content is of another type than the extension says. */
  'misnamed',
  /** The file is also a program, a script or a page: it begins like one, as a file of two types does. */
  'disguised',
  /** The file holds macros, scripts or controls. */
  'macros',
  /** The file holds an object or a file of another program. */
  'objects',
  /** A template, picture, workbook, query or address of elsewhere. */
  'outside',
  'locked',
  'damaged',
  'cut_off',
  'no_pages',
  /** Programs read different things in it. */
  'ambiguous',
  /** A name that leaves its folder or misleads. */
  'name',
  /** More entries, bytes or levels than are unpacked. */
  'too_large',
  /** An archive without a file. */
  'empty',
  /** A study of DICOM with files beside its pictures that are not accepted. */
  'study',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(
    readonly code: FileRefusal,
    /** Null for a code that has no further reasons. */
    readonly reason: RefusalReason | null = null,
    /** Name of the refused file within an archive or a mail; null when the file itself is refused. */
    readonly holding: string | null = null,
  ) {
    super(code);
  }
}

/** Refuses a file for its content. */
export function refuseContent(reason: RefusalReason): never {
  throw new FileRefused('forbidden_content', reason);
}

/** Refuses an archive for itself, or for what it holds under this name. */
export function refuseArchive(reason: RefusalReason, holding: string | null = null): never {
  throw new FileRefused('forbidden_archive', reason, holding);
}

/**
 * Checks the name instead of the class: the pages are bundled separately, so that server and pages each have their own
 * class.
 */
export function isFileRefused(error: unknown): error is FileRefused {
  return error instanceof Error && error.name === 'FileRefused';
}
