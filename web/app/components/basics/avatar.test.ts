import { expect, test } from 'vitest';
import { initialsOf } from './avatar';

test.each([
  ['Lucía Álvarez Pérez', 'LÁ'],
  ['Dra. Elena Ibarguren', 'EI'],
  ['D. íñigo de la Fuente', 'ÍD'],
  ['Ana', 'A'],
  ['O’Neill, Brian', 'OB'],
  ['😀 Nora 123 Gil', 'NG'],
  ['<b>Eva</b> Robles', 'ER'],
  ['👩‍⚕️', ''],
])('derives the initials of %s: %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
