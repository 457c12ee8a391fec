import { describe, expect, test } from 'vitest';
import { chosen, LIBRARY } from '../regimen-cases.test-support';
import { chemotherapy, findingsOf, line, verdictOf } from '../rule-cases.test-support';
import { drugsOfRegimen } from './drugs-of-regimen';
import { tumourOfRegimen } from './tumour-of-regimen';

const regimens = LIBRARY;

describe('drugs of the chosen regimen', () => {
  const of = (drugIds: number[], cycle = 1, slug = 'mama-ac-21') =>
    chemotherapy({ ...chosen(slug), cycle, drugs: drugIds.map((id) => line(id, 1)) });

  test.each([
    ['all drugs', of([6, 7]), []],
    ['one missing', of([6]), ['missing']],
    ['one further', of([6, 7, 4]), ['further']],
    ['one missing and one further', of([6, 4]), ['missing', 'further']],
    ['all drugs and a supportive one', of([6, 7, 10]), []],
    // Oxaliplatin and fluorouracil in the first four cycles; zolbetuximab, which is missing here, in all.
    ['cycle 1', of([17, 8, 8], 1, 'gastrico-zolbetuximab-mfolfox6'), ['missing']],
    ['an unknown drug', of([6, 23]), []],
  ])('%s: %j', (_name, content, variants) => {
    expect(findingsOf(drugsOfRegimen, content, { regimens }).map(({ variant }) => variant)).toEqual(variants);
  });
});

// mFOLFOX6: fluorouracil at 400 mg/m² and at 2,400 mg/m² on one day.
test.each([
  [[400, 2400], []],
  [[2400, 400], []],
  [[2400, 2400], []],
  [[400], [2400]],
  [[2400], [400]],
  [[], []],
])('fluorouracil of mFOLFOX6 in lines of %j: lines of %j are missing', (doses, missing) => {
  const drugs = [line(17, 85), line(24, 400), ...doses.map((dose) => line(8, dose))];
  const content = chemotherapy({ ...chosen('colorrectal-mfolfox6'), cycle: 1, drugs });
  const lines = findingsOf(drugsOfRegimen, content, { regimens }).filter(({ variant }) => variant !== 'missing');
  expect(lines.map(({ variant, values }) => [variant, values.dose])).toEqual(
    missing.map((dose) => ['lineMissing', { kind: 'figure', value: dose, unit: 'mg/m2' }]),
  );
  expect(lines.every(({ fields: [first] }) => first === 'treatment.chemotherapy.drugs.2.drugId')).toBe(true);
});

test('a missing line has no dose where the regimen has none, and lines of other cycles are not missing', () => {
  const [mfolfox] = regimens.filter(({ slug }) => slug === 'colorrectal-mfolfox6');
  if (!mfolfox) throw new Error('the library has it');
  const withLines = (change: object) => [
    {
      ...mfolfox,
      lines: mfolfox.lines.map((each) =>
        each.dose === 400 && each.drugSlug === 'fluorouracilo' ? { ...each, ...change } : each,
      ),
    },
  ];
  const content = chemotherapy({ ...chosen(mfolfox.slug), cycle: 1, drugs: [line(17, 85), line(8, 2400)] });
  expect(verdictOf(drugsOfRegimen, content, { regimens: withLines({ dose: null }) })).toBe('lineMissingUndosed: note');
  expect(verdictOf(drugsOfRegimen, content, { regimens: withLines({ fromCycle: 2 }) })).toBeNull();
});

test.each([
  ['mama', null],
  ['pulmon', 'other: warning'],
  [null, null],
])('a regimen for the breast and the tumour %s: %s', (type, verdict) => {
  expect(verdictOf(tumourOfRegimen, chemotherapy(chosen('mama-ac-21'), { type }), { regimens })).toBe(verdict);
});
