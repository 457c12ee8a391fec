/** Of a file that is of a taken type: what it holds acts, fetches or cannot be read; the same of what an archive holds. */
type ForbiddenWithin = 'forbidden_content' | 'forbidden_archive';
/** The scanner has found something, or gives no answer. */
type NotCleared = 'infected_file' | 'unchecked_file';

export type FileRefusal = 'empty_file' | 'file_too_large' | 'forbidden_file' | ForbiddenWithin | NotCleared;

export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(readonly code: FileRefusal) {
    super(code);
  }
}

/** By its name and not by its class: the pages are built by themselves, so that the server and they have a class each. */
export function isFileRefused(error: unknown): error is FileRefused {
  return error instanceof Error && error.name === 'FileRefused';
}
