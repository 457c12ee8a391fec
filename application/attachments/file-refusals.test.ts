import { expect, test } from 'vitest';
import { FILE_REFUSALS, refusalOf } from './file-refusals';

test.each(['informe.docx', 'Informe.DOCX', 'dosis.xlsx', 'sesión.pptx', 'informe.odt'])(
  'what cannot be unpacked and is called %s is a damaged document, no ZIP',
  (name) => {
    expect(refusalOf('forbidden_archive', name)).toBe(FILE_REFUSALS.forbidden_content);
  },
);

test.each(['pruebas.zip', 'pruebas', 'docx.zip'])('what cannot be unpacked and is called %s is a ZIP', (name) => {
  expect(refusalOf('forbidden_archive', name)).toBe(FILE_REFUSALS.forbidden_archive);
});

test('what is refused for anything else says so whatever it is called', () => {
  expect(refusalOf('empty_file', 'informe.docx')).toBe(FILE_REFUSALS.empty_file);
});
