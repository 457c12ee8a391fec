import { describe, expect, it } from 'vitest';
import { civilDateFromTyped, typedFromCivilDate } from './typed-date';

describe('a typed date', () => {
  it.each([
    ['16/04/2026', '2026-04-16'],
    ['6/4/2026', '2026-04-06'],
    ['16-04-2026', '2026-04-16'],
    ['16.4.2026', '2026-04-16'],
    ['16042026', '2026-04-16'],
    [' 29/02/2028 ', '2028-02-29'],
    ['6/4/26', '2026-04-06'],
    ['16-4-26', '2026-04-16'],
    ['16.04.26', '2026-04-16'],
    ['16 4 2026', '2026-04-16'],
    ['16 / 4 / 26', '2026-04-16'],
    ['16,4,26', '2026-04-16'],
    ['160426', '2026-04-16'],
    ['14/2/61', '1961-02-14'],
    ['2026-04-16', '2026-04-16'],
  ])('%s is read as a civil date', (typed, expected) => {
    expect(civilDateFromTyped(typed)).toBe(expected);
  });

  it.each(['', '29/02/2026', '31/04/2026', '16/13/2026', '00/01/2026', '16/04/206', '1604', 'mañana'])(
    '%j is left unchanged',
    (typed) => {
      expect(civilDateFromTyped(typed)).toBe(typed);
    },
  );

  it('is displayed as day, month, year', () => {
    expect(typedFromCivilDate('2026-04-16')).toBe('16/04/2026');
    expect(typedFromCivilDate('16/13/2026')).toBe('16/13/2026');
  });
});
