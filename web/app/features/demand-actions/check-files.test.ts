import { expect, it } from 'vitest';
import { checkFiles } from './check-files';

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it('each row needs a file and a description', () => {
  const complete = { 'file-1': '0f7d6a52-6a5c-4c6e-9d59-3f8f8f1a2b3c', 'file-1-description': 'Informe' };
  expect(checkFiles(formOf(complete))).toEqual({});
  expect(checkFiles(formOf({ ...complete, 'file-3': '', 'file-3-description': ' ' }))).toEqual({
    'file-3': ['validation:fileRequired'],
    'file-3-description': ['validation:fileDescription'],
  });
});
