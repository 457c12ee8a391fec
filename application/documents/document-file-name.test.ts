import { expect, test } from 'vitest';
import { documentFileName } from './document-file-name';

test('the file name of a document is its reference and the time in Madrid', () => {
  expect(documentFileName('MER-26-000418', new Date('2026-04-13T22:05:09Z'))).toBe('MER-26-00041820260414000509.pdf');
});
