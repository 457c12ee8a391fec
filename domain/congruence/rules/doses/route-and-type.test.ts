import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../regimen-cases.test-support';
import { chemotherapy, findingsOf, line, verdictOf } from '../rule-cases.test-support';
import { doseTypeOfDrug } from './dose-type-of-drug';
import { routeOfDrug } from './route-of-drug';

describe('route of a drug', () => {
  test.each([
    // Vinca alkaloids are intravenous only; both values stand for that route.
    ['vincristine', line(3, 1.4, 'MGM2', 'INTRAVENOUS'), null],
    ['vincristine', line(3, 1.4, 'MGM2', 'ENDOVENOUS'), null],
    ['vinorelbine', line(32, 25, 'MGM2', 'INTRAVENOUS'), null],
    ['vinorelbine', line(32, 60, 'MGM2', 'ORAL'), null],
    ['epirubicin', line(11, 60, 'MGM2', 'ORAL'), 'other: warning'],
    ['doxorubicin', line(6, 50, 'MG', 'INTRAVESICAL'), null],
    // A route that harms is the finding of another rule.
    ['paclitaxel', line(4, 80, 'MGM2', 'ORAL'), null],
    // Labels allow more than the usual route.
    ['methotrexate', line(9, 30, 'MGM2', 'ORAL'), null],
    ['rituximab', line(22, 1400, 'MG', 'SUBCUTANEOUS'), null],
    ['methotrexate', line(9, 30, 'MGM2', 'INTRAVESICAL'), 'other: warning'],
    // Unknown drugs are not judged, nor drafts without a route.
    ['a drug of no table', line(23, 10, 'MG', 'NASAL'), null],
    ['paclitaxel', { drugId: 4, dose: 80 }, null],
  ])('%s %j: %s', (_name, given, verdict) => {
    expect(verdictOf(routeOfDrug, chemotherapy({ drugs: [given] }))).toBe(verdict);
  });

  test('passes for a route that the library has', () => {
    const [regimen] = LIBRARY.filter(({ slug }) => slug === 'mama-paclitaxel-semanal');
    if (!regimen) throw new Error('the library has it');
    const oral = { ...regimen, lines: regimen.lines.map((each) => ({ ...each, administration: 'ORAL' as const })) };
    const content = chemotherapy({ drugs: [line(4, 80, 'MGM2', 'ORAL')] });
    expect(verdictOf(routeOfDrug, content, { regimens: [oral] })).toBeNull();
  });

  test('names the usual route and the field', () => {
    expect(
      findingsOf(routeOfDrug, chemotherapy({ drugs: [line(1, 1000), line(11, 80, 'MGM2', 'ORAL')] })),
    ).toMatchObject([
      {
        values: { drug: { name: 'Epirubicina' }, expected: { option: 'INTRAVENOUS' }, given: { option: 'ORAL' } },
        fields: ['treatment.chemotherapy.drugs.1.administration', 'treatment.chemotherapy.drugs.1.drugId'],
      },
    ]);
  });
});

describe('type of a dose', () => {
  test.each([
    ['carboplatin by AUC', line(2, 5, 'AUC'), null],
    ['paclitaxel by AUC', line(4, 5, 'AUC'), 'auc: serious'],
    ['paclitaxel by weight', line(4, 2, 'MGKG'), 'other: note'],
    ['carboplatin by surface, as in its label', line(2, 400, 'MGM2'), 'other: note'],
    ['calculated milligrams', line(4, 160, 'MG'), null],
    ['a fixed dose by weight', line(12, 2, 'MGKG', 'ORAL'), 'other: note'],
    ['a drug of no table', line(23, 2, 'AUC'), null],
  ])('%s: %s', (_name, given, verdict) => {
    expect(verdictOf(doseTypeOfDrug, chemotherapy({ drugs: [given] }))).toBe(verdict);
  });
});
