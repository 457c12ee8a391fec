import { message } from '@aval/domain/validation/fields/message';
import { fileDescriptionName, fileInputName, filesOf } from './form-files';

/** Returns the errors of file rows by field name: each needs an uploaded file and a description. */
export function checkFiles(form: FormData): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { row, mediaId, description } of filesOf(form)) {
    if (description.trim() === '') errors[fileDescriptionName(row)] = [message('fileDescription')];
    if (mediaId === '') errors[fileInputName(row)] = [message('fileRequired')];
  }
  return errors;
}
