import { expect, test } from 'vitest';
import { beginPart, shownErrors } from './shown-errors';

const PACK = 'chemotherapy.drugs[0].presentationId';
const AMOUNT = 'chemotherapy.drugs[0].amount';
const DAYS = 'radiotherapy.days';
const before = {
  begun: { chemotherapy: { drugs: [{ presentationId: '7', amount: '' }] } },
  touched: new Set([AMOUNT, DAYS]),
};
const errors = { [PACK]: 'choose', [AMOUNT]: 'required', [DAYS]: 'required', 'chemotherapy.totalCycles': 'required' };

test('errors are shown for fields that were edited or had an initial value', () => {
  expect(Object.keys(shownErrors(errors, before))).toEqual([PACK, AMOUNT, DAYS]);
});

test('errors of a line filled in by a regimen are hidden until it is edited', () => {
  const filled = beginPart(before, 'chemotherapy', { chemotherapy: { drugs: [{ presentationId: '', amount: '' }] } });
  expect(Object.keys(shownErrors(errors, filled))).toEqual([DAYS]);
});
