import { expect, it } from 'vitest';
import { firstBeyondForm } from './attachment-limits';

const LARGEST = 15 * 1024 * 1024;

it('takes ten of the largest files with one form, and marks the eleventh', () => {
  expect(firstBeyondForm([])).toBeNull();
  expect(firstBeyondForm(Array.from({ length: 10 }, () => LARGEST))).toBeNull();
  expect(firstBeyondForm(Array.from({ length: 12 }, () => LARGEST))).toBe(10);
  expect(firstBeyondForm([LARGEST * 10, 0, 1])).toBe(2);
});
