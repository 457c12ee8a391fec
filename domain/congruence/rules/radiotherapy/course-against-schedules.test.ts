import { expect, test } from 'vitest';
import { analysed } from '../../analysed.test-support';
import { courseWith, radiotherapyFacts } from '../radiotherapy-cases.test-support';
import { findingsOf, verdictOf } from '../rule-cases.test-support';
import { courseAgainstSchedules } from './course-against-schedules';
import { radiationLimits } from './radiation-limits';
import { type ReferenceCourse, SCHEDULES } from './reference-courses';
import { totalDoseOfRadiotherapy } from './total-dose';

const RULES = [totalDoseOfRadiotherapy, radiationLimits, courseAgainstSchedules];

type Case = Parameters<typeof courseWith>[0];

const lung = (total: number, perFraction: number, sessions: number, codes: Case['codes'] = ['external']): Case => ({
  type: 'pulmon',
  intention: 'radical',
  codes,
  total,
  perFraction,
  sessions,
});

test.each<[string, Case, string | null]>([
  ['60 Gy in 30', lung(60, 2, 30), null],
  ['least total', lung(50, 2, 25), null],
  ['below the least total and fractions', lung(48, 2, 24), 'outside: warning'],
  ['dose per fraction between two spans', lung(60, 2.3, 26), 'outside: warning'],
  ['16 Gy in 8', lung(16, 2, 8), 'outside: warning'],
  ['stereotactic with its code', lung(54, 18, 3, ['stereotactic']), null],
  ['stereotactic with the dose of another', lung(20, 4, 5, ['stereotactic']), 'outside: warning'],
  ['stereotactic without a code', lung(54, 18, 3, []), null],
  ['beyond a limit, which is the finding', lung(54, 18, 3, ['external']), null],
  ['twice a day, sessions as days', lung(45, 1.5, 15, ['bifractionated']), null],
  ['twice a day, sessions as fractions', lung(45, 1.5, 30, ['bifractionated']), null],
  ['twice a day, the dose of a day', lung(45, 3, 15, ['bifractionated']), null],
  ['twice a day, beyond the fraction', lung(60, 2, 15, ['bifractionated']), 'outside: warning'],
  // The total speaks of three or two fractions of 2 Gy a day, which a code of one fraction a day does not cover.
  ['three a day with the code of one', lung(60, 2, 10, ['conventional']), 'outside: warning'],
  ['two a day with the code of one', lung(60, 2, 15, ['conventional']), 'outside: warning'],
  ['one a day with its code', lung(60, 2, 30, ['conventional']), null],
  ['stereotactic 60 Gy in 5', lung(60, 12, 5, ['stereotacticLung']), null],
  ['stereotactic 62.5 Gy in 5', lung(62.5, 12.5, 5, ['stereotacticLung']), 'outside: warning'],
  ['stereotactic 70 Gy in 10', lung(70, 7, 10, ['stereotacticLung']), null],
  ['stereotactic 70 Gy in 5', lung(70, 14, 5, ['stereotacticLung']), 'outside: warning'],
  ['stereotactic 60 Gy in 3', lung(60, 20, 3, ['stereotacticLung']), null],
  ['a code of another tumour', { ...lung(45, 1.8, 25, ['longCourse']), type: 'otros' }, null],
  [
    'conventional with the code of the same site',
    { type: 'mama', intention: 'adyuvante', codes: ['breast'], total: 50, perFraction: 2, sessions: 25 },
    null,
  ],
  [
    'boost with the code of the whole breast',
    { type: 'mama', intention: 'adyuvante', codes: ['breast'], total: 16, perFraction: 2, sessions: 8 },
    'outside: warning',
  ],
  ['prophylactic', { ...lung(25, 2.5, 10, ['prophylactic']), intention: 'adyuvante' }, null],
  [
    'prophylactic with too much',
    { ...lung(50, 2.5, 20, ['prophylactic']), intention: 'adyuvante' },
    'outside: warning',
  ],
  ['palliative with a radical dose', { ...lung(60, 2, 30), intention: 'paliativo' }, 'outside: warning'],
  ['nothing published', { ...lung(10, 2, 5), type: 'mama', intention: 'neo_adyuvante' }, null],
  ['no tumour yet', { ...lung(20, 2, 10), type: null }, null],
  ['no intention yet', { ...lung(20, 2, 10), intention: null }, null],
  ['another total than the product', lung(60, 2, 20), null],
  ['no sessions yet', { ...lung(60, 2, 30), sessions: null }, null],
])('%s', (_name, given, verdict) => {
  expect(verdictOf(courseAgainstSchedules, courseWith(given), radiotherapyFacts)).toBe(verdict);
});

test('the finding names the nearest span and the schedules that it is from', () => {
  const [found] = findingsOf(
    courseAgainstSchedules,
    courseWith({ ...lung(60, 2, 30), intention: 'paliativo' }),
    radiotherapyFacts,
  );
  expect(found).toMatchObject({
    values: { leastTotal: { value: 4 }, mostTotal: { value: 50 }, mostPerFraction: { value: 8.5 } },
    sources: [{ where: null }, { citation: expect.stringContaining('RTOG 97-14') }, expect.anything()],
  });
});

/** Returns what the rules find in a course of a row, for each of its tumours, intentions and codes. */
function foundIn(row: ReferenceCourse, total: number, perFractionGy: number): string[] {
  const type = row.technique === 'electrons' ? 'Irradiación cutánea total' : row.technique;
  const known = new Map([...row.codes, ''].map((code, index) => [index, { code, type, radioType: '' }]));
  return row.tumourTypes.flatMap((tumour) =>
    row.formIntentions.flatMap((intention) =>
      [...known.keys()].flatMap((codeId) => {
        const content = courseWith({
          type: tumour,
          intention,
          total,
          perFraction: perFractionGy,
          sessions: row.fractions.min,
        });
        const [radiotherapy] = content.treatment.radiotherapy;
        const withCode = { ...content, treatment: { radiotherapy: [{ ...radiotherapy, codeIds: [codeId] }] } };
        const { findings } = analysed(withCode, { radiotherapyCodes: known }, { rules: RULES });
        return findings.map(({ rule, variant }) => `${row.slug} ${tumour} ${intention}: ${rule} ${variant}`);
      }),
    ),
  );
}

test('no published schedule has a finding, whatever the tumour, intention and code', () => {
  expect(SCHEDULES.flatMap((row) => foundIn(row, row.totalGy.min, row.dosePerFractionGy.min))).toEqual([]);
});
