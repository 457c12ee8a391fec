import { expect, test } from 'vitest';
import { FILE_REFUSALS, refusalOf } from './file-refusals';

test.each(['informe.docx', 'Informe.DOCX', 'dosis.xlsx', 'sesión.pptx', 'informe.odt', 'modelo.ots'])(
  'an unreadable archive named %s is refused as a damaged document, not as a ZIP',
  (name) => {
    expect(refusalOf('forbidden_archive', name)).toBe(FILE_REFUSALS.forbidden_content);
  },
);

test.each(['pruebas.zip', 'pruebas', 'docx.zip'])('an unreadable archive named %s is refused as a ZIP', (name) => {
  expect(refusalOf('forbidden_archive', name)).toBe(FILE_REFUSALS.forbidden_archive);
});

test('any other refusal keeps its message whatever the file name', () => {
  expect(refusalOf('empty_file', 'informe.docx')).toBe(FILE_REFUSALS.empty_file);
});
