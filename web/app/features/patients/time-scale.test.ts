import { describe, expect, test } from 'vitest';
import { placeOf, timeScale } from './time-scale';

const ticksOf = (spans: Parameters<typeof timeScale>[0], today: string) =>
  timeScale(spans, today).ticks.map(({ date }) => date);

describe('the scale of a line of time', () => {
  test('covers whole months around the spans and today', () => {
    const scale = timeScale([{ start: '2026-02-10', end: '2026-03-05' }], '2026-04-16');
    expect(scale.at('2026-02-01')).toBe(0);
    expect(scale.at('2026-05-01')).toBe(100);
    expect(ticksOf([{ start: '2026-02-10', end: '2026-03-05' }], '2026-04-16')).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
    ]);
  });

  test('without a span is the month of today', () => {
    expect(ticksOf([], '2026-12-31')).toEqual(['2026-12-01']);
    expect(timeScale([], '2026-12-31').at('2027-01-01')).toBe(100);
  });

  test('has few ticks, however long it is, at months that divide the year', () => {
    expect(ticksOf([{ start: '2026-01-12', end: '2026-09-01' }], '2026-04-16')).toEqual([
      '2026-01-01',
      '2026-03-01',
      '2026-05-01',
      '2026-07-01',
      '2026-09-01',
    ]);
    expect(ticksOf([{ start: '2025-03-12', end: '2026-09-01' }], '2026-04-16')).toEqual([
      '2025-07-01',
      '2026-01-01',
      '2026-07-01',
    ]);
    const decades = timeScale([{ start: '1998-03-12', end: '2026-09-01' }], '2026-04-16');
    expect(decades.isByYears).toBe(true);
    expect(decades.ticks.length).toBeLessThanOrEqual(5);
    expect(ticksOf([{ start: '2026-03-12', end: '9999-12-31' }], '2026-04-16').length).toBeLessThanOrEqual(5);
  });

  test('places a span with its last day', () => {
    const scale = timeScale([{ start: '2026-04-01', end: '2026-04-30' }], '2026-04-16');
    expect(placeOf({ start: '2026-04-01', end: '2026-04-30' }, scale)).toEqual({ x: 0, width: 100 });
    const day = placeOf({ start: '2026-04-16', end: '2026-04-16' }, scale);
    expect(day.x).toBe(50);
    expect(day.width).toBeCloseTo(100 / 30);
  });
});
