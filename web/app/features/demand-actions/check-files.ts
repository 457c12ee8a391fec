import { message } from '@aval/domain/validation/fields/message';
import { fileDescriptionName, fileInputName, filesOf } from './form-files';

/** What is wrong with the rows of files of a form, by the names of their fields: each has to have arrived, and needs its description. */
export function checkFiles(form: FormData): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { row, mediaId, description } of filesOf(form)) {
    if (description.trim() === '') errors[fileDescriptionName(row)] = [message('fileDescription')];
    if (mediaId === '') errors[fileInputName(row)] = [message('fileRequired')];
  }
  return errors;
}
