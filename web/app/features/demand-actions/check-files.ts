import { message } from '@aval/domain/validation/message';
import { fileDescriptionName, fileInputName, filesOf } from './form-files';
import type { Errors } from './use-command-form';

/** Each row of files needs its file and its description. */
export function checkFiles(form: FormData): Errors {
  const errors: Record<string, string> = {};
  for (const { row, file, description } of filesOf(form)) {
    if (description.trim() === '') errors[fileDescriptionName(row)] = message('required');
    if (!file) errors[fileInputName(row)] = message('fileRequired');
  }
  return errors;
}
