import { describe, expect, it } from 'vitest';
import english from './en/demands/decision';
import spanish from './es/demands/decision';

const WORDS = [
  { language: 'es', words: spanish, consultant: 'el asesor', administrators: 'los administradores' },
  { language: 'en', words: english, consultant: 'the consultant', administrators: 'administrators' },
];

/**
 * Everybody on the insurer side reads a comment, including the demand's consultant and the admins: docs/rules.md 2.13,
 * 2.15.
 */
describe.each(WORDS)('the readers of a comment, in $language', ({ words, consultant, administrators }) => {
  const { at_once, once_with_doctor, evaluation_only, never } = words.whoSees;
  it.each([at_once, once_with_doctor, evaluation_only, never, words.whoSees.privateComment])('%s', (text) => {
    expect(text).toContain(consultant);
    expect(text).toContain(administrators);
  });
});
