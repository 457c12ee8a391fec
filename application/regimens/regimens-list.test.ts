import { expect, test } from 'vitest';
import { REGIMENS_LIST, takenAlong } from './regimens-list';

const taken = (search: string, companyId: number | null = null) =>
  takenAlong(REGIMENS_LIST.parse(new URLSearchParams(search)), companyId)?.filters;

test('an export has the regimens of one owner, and retired ones only on request', () => {
  expect(taken('')).toMatchObject({ origin: 'platform', state: 'offered' });
  expect(taken('text=mama', 2)).toMatchObject({ text: 'mama', origin: 'platform', state: 'offered' });
  expect(taken('origin=company&state=retired', 2)).toMatchObject({ origin: 'company', state: 'retired' });
});

test('an export of company regimens needs a company in context', () => {
  expect(taken('origin=company')).toBeUndefined();
});
