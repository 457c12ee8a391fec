import { expect, test } from 'vitest';
import { type Codes, courseWith, radiotherapyFacts } from '../radiotherapy-cases.test-support';
import { findingsOf, verdictOf } from '../rule-cases.test-support';
import { radiationLimits } from './radiation-limits';

test.each<[Codes, total: number | null, perFraction: number | null, sessions: number | null, string | null]>([
  [[], 300, 2, 150, null],
  [[], 301, 2, 150, 'centigrayTotal: serious'],
  [['external'], 4500, 1.8, 25, 'centigrayTotal: serious'],
  [['external'], 100, 100, 1, 'notStereotactic: serious'],
  [['external'], 101, 101, 1, 'centigrayFraction: serious'],
  [['external'], null, 180, null, 'centigrayFraction: serious'],
  // A permanent implant is one fraction of 145 Gy.
  [['brachytherapy'], 145, 145, 1, null],
  [['brachytherapy'], 2100, 700, 3, 'centigrayTotal: serious'],
  [['brachytherapy'], 19, 19, 1, null],
  [['brachytherapy'], 30, 15, 2, null],
  [['brachytherapy'], 63, 21, 3, 'implantRepeated: serious'],
  [['external'], 45, 1.5, 15, null],
  [['external'], 60, 2, 15, null],
  [['external'], 63, 2.1, 15, 'severalADay: serious'],
  // Palliative courses of a few days, twice a day.
  [['external'], 30, 3, 5, null],
  [['external'], 14.8, 3.7, 2, null],
  [['external'], 17, 8.5, 2, null],
  [['external'], 18, 9, 2, 'notStereotactic: serious'],
  [['external'], 70, 14, 5, 'notStereotactic: serious'],
  [['external'], 50, 50, 1, 'notStereotactic: serious'],
  [['totalBody'], 12, 12, 1, 'notStereotactic: serious'],
  [['stereotactic'], 54, 18, 3, null],
  [['intraoperative'], 21, 21, 1, null],
  // Without a code, or with two techniques, the technique is not known.
  [[], 70, 14, 5, null],
  [['external', 'stereotactic'], 70, 14, 5, null],
  [['stereotactic'], 34, 34, 1, null],
  [['stereotactic'], 35, 35, 1, 'fraction: serious'],
  [['external'], 50, 5, 10, null],
  [['external'], 55, 5, 11, 'manyLarge: serious'],
  [['external'], 53.9, 4.9, 11, null],
  [['totalBody'], 15.75, 1.75, 9, null],
  [['totalBody'], 16, 2, 8, 'totalBody: serious'],
  [['external'], 102, 2, 51, null],
  [['external'], 104, 2, 52, 'effect: serious'],
  [['external'], 200, 2, 100, 'effect: serious'],
  [['external'], 90, 3, 30, null],
  [['external'], 81.6, 1.2, 34, null],
  // 3 × 20 Gy are 150 Gy in fractions of 2 Gy, 5 × 20 Gy are 250.
  [['stereotactic'], 60, 20, 3, null],
  [['stereotactic'], 63, 21, 3, 'effectStereotactic: serious'],
  [['external'], null, null, null, null],
])('%j: %d Gy, %d Gy in each of %d sessions: %s', (codes, total, perFraction, sessions, verdict) => {
  const content = courseWith({ codes, total, perFraction, sessions });
  expect(verdictOf(radiationLimits, content, radiotherapyFacts)).toBe(verdict);
});

test('the finding says what is meant by centigrays', () => {
  const content = courseWith({ codes: ['external'], total: 5000, perFraction: 200, sessions: 25 });
  expect(findingsOf(radiationLimits, content, radiotherapyFacts)).toMatchObject([
    { values: { total: { value: 5000, unit: 'Gy' }, meant: { value: 50, unit: 'Gy' } } },
  ]);
});
