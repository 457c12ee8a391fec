import { parseMessage } from '@aval/domain/validation/fields/message';
import { REFUSAL_REASONS } from '@aval/platform/files/file-refused';
import { expect, test } from 'vitest';
import { CONTENT_REFUSALS, refusalOf } from './file-refusals';

const keyOf = (refusal: Parameters<typeof refusalOf>[0]) => parseMessage(refusalOf(refusal)).key;

test.each([
  ['empty_file', 'validation:fileEmpty'],
  ['file_too_large', 'validation:fileTooLarge'],
  ['forbidden_file', 'validation:fileForbidden'],
  ['infected_file', 'validation:fileInfected'],
] as const)('a file refused as what it is has the message of its code: %s', (code, key) => {
  expect(keyOf({ code, reason: null, holding: null })).toBe(key);
});

test('each reason of what a file holds has a message of its own', () => {
  const codes = { code: 'forbidden_archive', holding: 'a.pdf' } as const;
  expect(new Set(REFUSAL_REASONS.map((reason) => keyOf({ ...codes, reason }))).size).toBe(REFUSAL_REASONS.length - 1);
  expect(refusalOf({ ...codes, reason: 'locked' })).toBe('validation:holdsLocked {"name":"a.pdf"}');
});

test.each(REFUSAL_REASONS)('the message of %s is one of those about contents', (reason) => {
  for (const holding of [null, 'a.pdf']) {
    const key = keyOf({ code: 'forbidden_content', reason, holding }).replace('validation:', '');
    expect(CONTENT_REFUSALS).toContain(key);
  }
});
