import { describe, expect, test } from 'vitest';
import { biologicallyEffectiveDose, equivalentIn2Gy } from './fractionation';
import { endOfRadiotherapy, radiotherapyCourse } from './radiotherapy-course';

describe('BED and EQD2', () => {
  test.each([
    // SHARE, protocol: Trials 2021;22, table 3 (doi 10.1186/s13063-021-05708-5).
    [33, 2, 1.5, 154, 66],
    [33, 2, 10, 79.2, 66],
    [33, 2, 3, 110, 66],
    [26, 2.5, 1.5, 173.33, 74.29],
    [26, 2.5, 10, 81.25, 67.71],
    [26, 2.5, 3, 119.17, 71.5],
    // Radiat Oncol 2021;16:73, table 3 (PMC8051036).
    [5, 6, 10, 48, 40],
    [5, 5, 10, 37.5, 31.25],
    [3, 9, 10, 51.3, 42.75],
    [1, 20, 10, 60, 50],
    [1, 16, 10, 41.6, 34.67],
    [5, 6, 2, 120, 60],
    // 40.05 Gy in 15 fractions, as in START B (Haviland, Lancet Oncol 2013;14:1086-94).
    [15, 2.67, 3, 75.69, 45.42],
    [15, 2.67, 10, 50.74, 42.29],
  ])('%i × %d Gy, α/β %d: %d and %d', (fractions, dosePerFractionGy, alphaBetaGy, bedGy, eqd2Gy) => {
    const course = { fractions, dosePerFractionGy, alphaBetaGy };
    const [bed, eqd2] = [biologicallyEffectiveDose(course), equivalentIn2Gy(course)];
    expect(bed.computable && bed.bedGy).toBeCloseTo(bedGy, 2);
    expect(eqd2.computable && eqd2.eqd2Gy).toBeCloseTo(eqd2Gy, 2);
  });

  test('are not computable without fractions', () => {
    const course = { fractions: 0, dosePerFractionGy: 2, alphaBetaGy: null };
    expect(equivalentIn2Gy(course)).toEqual({
      computable: false,
      gaps: [
        { input: 'fractions', because: 'out_of_range' },
        { input: 'alphaBetaGy', because: 'missing' },
      ],
    });
  });
});

describe('a course of the request', () => {
  test('has its total, both effects and its end in working days', () => {
    const course = radiotherapyCourse({
      totalDoseGy: 60,
      fractionationPerDayGy: 2,
      sessions: 30,
      startDate: '2026-04-27',
    });
    expect(course.total).toMatchObject({ totalGy: 60 });
    expect(course.effects.map(({ alphaBetaGy }) => alphaBetaGy)).toEqual([3, 10]);
    expect(course.effects.map(({ bed }) => bed.computable && bed.bedGy)).toEqual(
      [100, 72].map((gy) => expect.closeTo(gy, 9)),
    );
    expect(endOfRadiotherapy({ startDate: '2026-04-27', sessions: 23 })).toMatchObject({ endDate: '2026-05-28' });
  });

  test.each([
    // Turrisi AT, N Engl J Med 1999;340:265-71: 45 Gy in 30 fractions of 1.5 Gy on 15 days.
    [45, 1.5, 15, 45, 43.125],
    [45, 1.5, 30, 45, 43.125],
    // CHART: Saunders M, Lancet 1997;350:161-5: 54 Gy in 36 fractions on 12 days.
    [54, 1.5, 12, 54, 51.75],
    // Two fractions a day with a rounded total; neither two nor three; no total yet.
    [45.9, 1.5, 15, 45, 43.125],
    [46, 1.5, 15, 22.5, 21.5625],
    [null, 1.5, 15, 22.5, 21.5625],
  ])('%s Gy with %d Gy in %i sessions: total %d, EQD2 %d', (totalDoseGy, perDay, sessions, totalGy, eqd2Gy) => {
    const { total, effects } = radiotherapyCourse({
      totalDoseGy,
      fractionationPerDayGy: perDay,
      sessions,
      startDate: null,
    });
    expect(total).toMatchObject({ totalGy });
    expect(effects[1]?.eqd2).toMatchObject({ eqd2Gy: expect.closeTo(eqd2Gy, 2) });
  });

  test.each([
    [null, 23, [{ input: 'date', because: 'missing' }]],
    ['2026-02-30', 23, [{ input: 'date', because: 'out_of_range' }]],
    ['2026-04-27', 1.5, [{ input: 'sessions', because: 'out_of_range' }]],
  ])('a course from %s with %s sessions has no end', (startDate, sessions, gaps) => {
    expect(endOfRadiotherapy({ startDate, sessions })).toEqual({ computable: false, gaps });
  });

  test('ends no later than the last supported date', () => {
    expect(endOfRadiotherapy({ startDate: '9999-12-31', sessions: 999 })).toMatchObject({ endDate: '9999-12-31' });
  });
});
