import { expect, test } from 'vitest';
import { fileOfIssue, isSettled, type SubmissionAnswer } from './submission-outcome';

test.each<[SubmissionAnswer, boolean]>([
  [{ status: 'refused', refusal: 'slots_taken' }, true],
  [{ status: 'forbidden' }, true],
  [{ status: 'stale' }, true],
  [{ status: 'closed', ending: null }, true],
  [{ status: 'faulty', code: 'diverged' }, true],
  [{ status: 'edited', earlier: { status: 'not_done' } }, true],
  [{ status: 'unknown' }, false],
  [{ status: 'unavailable' }, false],
  [{ status: 'invalid', issues: [] }, false],
  [{ status: 'signed_out' }, false],
  [{ status: 'failed' }, false],
])('after %j the next attempt is a new command: %s', (answer, expected) => {
  expect(isSettled(answer)).toBe(expected);
});

test.each([
  ['attachments.7.description', 7],
  ['extras.observations', null],
  ['', null],
])('an issue at "%s" concerns the file %s', (path, file) => {
  expect(fileOfIssue({ path, message: 'validation:required' })).toBe(file);
});
