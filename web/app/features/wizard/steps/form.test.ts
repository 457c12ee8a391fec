import { expect, test } from 'vitest';
import { isSameForm } from './form';

const stored = {
  chemotherapyOn: 'on',
  chemotherapy: { antiemetics: '', drugs: [{ dose: '80', sessions: ['1', '2'] }] },
};

test.each([
  [{ ...stored }, true],
  [{ chemotherapyOn: 'on', chemotherapy: { drugs: [{ dose: '80', sessions: ['1', '2'] }] }, radiotherapy: [] }, true],
  [{ ...stored, chemotherapyOn: 'off' }, false],
  [{ ...stored, radiotherapyOn: 'off' }, false],
  [{ ...stored, chemotherapy: { drugs: [{ dose: '80', sessions: ['1'] }] } }, false],
  [{ ...stored, chemotherapy: { drugs: [{ dose: '80', sessions: ['1', '2'] }, { dose: '20' }] } }, false],
  [{}, false],
])('the copy compared with %j: %s', (shown, expected) => {
  expect(isSameForm(stored, shown)).toBe(expected);
  expect(isSameForm(shown, stored)).toBe(expected);
});
