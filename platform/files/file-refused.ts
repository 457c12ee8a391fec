/**
 * Codes of files of an accepted type whose content is active, fetches data or is unreadable; likewise for the content
 * of an archive.
 */
type ForbiddenWithin = 'forbidden_content' | 'forbidden_archive';
/** The scanner found a threat, or did not answer. */
type NotCleared = 'infected_file' | 'unchecked_file';

/** It starts as a program, a script or a page, beside what it is. */
type Disguised = 'disguised_file';

export type FileRefusal = 'empty_file' | 'file_too_large' | 'forbidden_file' | Disguised | ForbiddenWithin | NotCleared;

export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(readonly code: FileRefusal) {
    super(code);
  }
}

/**
 * Checks the name instead of the class: the pages are bundled separately, so that server and pages each have their own
 * class.
 */
export function isFileRefused(error: unknown): error is FileRefused {
  return error instanceof Error && error.name === 'FileRefused';
}
