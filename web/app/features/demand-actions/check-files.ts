import { firstBeyondForm, MEGABYTES_OF_A_FORM } from '@aval/domain/validation/attachment-limits';
import { message } from '@aval/domain/validation/message';
import { fileDescriptionName, fileInputName, filesOf } from './form-files';

interface FileRow {
  row: number;
  description: string;
  /** Null where no file was chosen. */
  size: number | null;
}

/** What is wrong with the rows of files of a form, by the names of their fields: each needs its file and its description, and all have to fit. */
export function faultsOf(rows: readonly FileRow[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { row, size, description } of rows) {
    if (description.trim() === '') errors[fileDescriptionName(row)] = message('required');
    if (size === null) errors[fileInputName(row)] = message('fileRequired');
  }
  const beyond = rows[firstBeyondForm(rows.map(({ size }) => size ?? 0)) ?? -1];
  if (beyond) errors[fileInputName(beyond.row)] = message('filesTooLargeTogether', { megabytes: MEGABYTES_OF_A_FORM });
  return errors;
}

export function checkFiles(form: FormData): Readonly<Record<string, string>> {
  return faultsOf(filesOf(form).map(({ file, ...row }) => ({ ...row, size: file?.size ?? null })));
}
