import { describe, expect, it } from 'vitest';
import { readPastRange } from './date-range';
import { message } from './message';

const TODAY = '2026-11-29';

describe('a range of past days', () => {
  it.each([
    ['', '', undefined, undefined],
    ['29/11/2026', '', '2026-11-29', undefined],
    ['', '2026-11-28', undefined, '2026-11-28'],
    ['12/11/2026', '12/11/2026', '2026-11-12', '2026-11-12'],
    ['12/11/2025', '12/11/2026', '2025-11-12', '2026-11-12'],
  ])('from %j to %j is read', (from, to, first, last) => {
    expect(readPastRange({ from, to }, TODAY)).toEqual({ range: { from: first, to: last }, faults: {} });
  });

  it.each([
    ['31/02/2027', '', { from: message('dateInvalid') }],
    ['mañana', 'ayer', { from: message('dateInvalid'), to: message('dateInvalid') }],
    ['12/11/0000', '', { from: message('dateBefore', { date: '01/01/1900' }) }],
    ['', '30/11/2026', { to: message('dateFuture') }],
    ['13/11/2026', '12/11/2026', { to: message('dateBefore', { date: '13/11/2026' }) }],
    ['31/02/2026', '12/11/2026', { from: message('dateInvalid') }],
  ])('from %j to %j is refused at the end that is wrong', (from, to, faults) => {
    expect(readPastRange({ from, to }, TODAY).faults).toEqual(faults);
  });
});
