import { describe, expect, test } from 'vitest';
import { chosen, LIBRARY } from '../regimen-cases.test-support';
import { chemotherapy, drugIdOf, findingsOf, line, REFERENCE_DRUGS, verdictOf } from '../rule-cases.test-support';
import { doseAgainstKnown } from './dose-against-known';
import { doseAgainstRegimen } from './dose-against-regimen';
import { doseCap } from './dose-cap';
import { doseGiven } from './dose-given';
import { doseInUnits } from './dose-in-units';

const inLibrary = { regimens: LIBRARY };

describe('dose against the chosen regimen', () => {
  const ofAc = (drugs: object[], more: object = {}) =>
    chemotherapy({ ...chosen('mama-ac-dosis-densa'), cycle: 1, drugs, ...more });

  // Doxorubicin 60 mg/m² in AC: 10 % is 6, 25 % is 15.
  test.each([
    [60, null],
    [66, null],
    // 10.03 % and 25.03 % are shown as "10 %" and "25 %".
    [66.02, null],
    [66.1, 'higher: warning'],
    [75, 'higher: warning'],
    [75.02, 'higher: warning'],
    [75.1, 'higher: serious'],
    [54, null],
    [53.9, 'lower: note'],
    [0.01, 'lower: note'],
    [0, null],
  ])('doxorubicin at %d mg/m²: %s', (dose, verdict) => {
    expect(verdictOf(doseAgainstRegimen, ofAc([line(6, dose)]), inLibrary)).toBe(verdict);
  });

  test('compares another type in milligrams: 60 mg/m² in 2 m² are 120 mg', () => {
    expect(verdictOf(doseAgainstRegimen, ofAc([line(6, 120, 'MG')]), inLibrary)).toBeNull();
    expect(verdictOf(doseAgainstRegimen, ofAc([line(6, 160, 'MG')]), inLibrary)).toBe('higher: serious');
    expect(verdictOf(doseAgainstRegimen, ofAc([line(6, 160, 'MG')], { weightKg: null }), inLibrary)).toBeNull();
  });

  test('applies the cap of the regimen: vincristine 1.4 mg/m², at most 2 mg', () => {
    const content = (mg: number) =>
      chemotherapy({ ...chosen('mielo-r-chop-21'), cycle: 1, drugs: [line(3, mg, 'MG')] });
    expect(verdictOf(doseAgainstRegimen, content(2), inLibrary)).toBeNull();
    expect(verdictOf(doseAgainstRegimen, content(2.8), inLibrary)).toBe('higher: serious');
  });

  test('matches lines of a drug one to one with those of the regimen: fluorouracil twice in mFOLFOX6', () => {
    const found = (...doses: number[]) =>
      findingsOf(
        doseAgainstRegimen,
        chemotherapy({ ...chosen('colorrectal-mfolfox6'), cycle: 1, drugs: doses.map((dose) => line(8, dose)) }),
        inLibrary,
      ).map(({ variant, severity, fields: [field] }) => [variant, severity, field]);
    const dose = (place: number) => `treatment.chemotherapy.drugs.${place}.dose`;
    for (const doses of [
      [400, 2400],
      [2400, 400],
      [440, 2640],
      [360, 2160],
    ])
      expect(found(...doses)).toEqual([]);
    expect(found(2400, 2400)).toEqual([['higher', 'serious', dose(1)]]);
    expect(found(400, 400)).toEqual([['lower', 'note', dose(1)]]);
    expect(found(2400, 441)).toEqual([['higher', 'warning', dose(1)]]);
    // A third line is outside the regimen; DUP-01 reports it.
    expect(found(400, 2400, 2400)).toEqual([]);
  });

  test('matches lines of different sessions with one that the regimen gives on several days', () => {
    const weekly = (doses: number[]) =>
      chemotherapy({
        ...chosen('mama-paclitaxel-semanal'),
        cycle: 1,
        drugs: doses.map((dose, place) => line(4, dose, 'MGM2', 'INTRAVENOUS', [place + 1])),
      });
    expect(findingsOf(doseAgainstRegimen, weekly([80, 80, 80]), inLibrary)).toEqual([]);
    expect(findingsOf(doseAgainstRegimen, weekly([80, 60, 80]), inLibrary)).toMatchObject([
      { variant: 'lower', fields: ['treatment.chemotherapy.drugs.1.dose', {}, {}] },
    ]);
  });

  test('compares with the nearest of two lines: fluorouracil 400 and 2400 mg/m² of mFOLFOX6', () => {
    const content = (dose: number) =>
      chemotherapy({ ...chosen('colorrectal-mfolfox6'), cycle: 1, drugs: [line(8, dose)] });
    expect(verdictOf(doseAgainstRegimen, content(400), inLibrary)).toBeNull();
    expect(verdictOf(doseAgainstRegimen, content(2400), inLibrary)).toBeNull();
    expect(verdictOf(doseAgainstRegimen, content(1200), inLibrary)).toBe('lower: note');
  });

  test('names both doses, their difference and the regimen', () => {
    expect(findingsOf(doseAgainstRegimen, ofAc([line(6, 80)]), inLibrary)).toMatchObject([
      {
        values: {
          given: { value: 80, unit: 'mg/m2' },
          expected: { value: 60, unit: 'mg/m2' },
          percent: { value: 33.3 },
          regimen: { name: 'AC en dosis densa' },
        },
        sources: [{ citation: 'Citron ML. J Clin Oncol 2003;21:1431-9' }],
      },
    ]);
  });

  test('names the intakes a day: capecitabine 1,000 mg/m² twice a day in CAPOX', () => {
    const capox = { ...chosen('colorrectal-capox'), cycle: 1, drugs: [line(15, 2000, 'MGM2', 'ORAL')] };
    expect(findingsOf(doseAgainstRegimen, chemotherapy(capox), inLibrary)).toMatchObject([
      { variant: 'higher', values: { expected: { value: 1000, timesPerDay: 2 } } },
    ]);
  });

  // TCHP (Schneeweiss A. Ann Oncol 2013;24:2278-84): trastuzumab 8 mg/kg in its first cycle, then 6 mg/kg.
  test.each([
    [3, 1, 8, 'higher: serious'],
    [3, 1, 6, null],
    [3, 3, 8, null],
    [4, 3, 6, null],
    [4, 3, 8, 'higher: serious'],
    // A draft whose cycle was changed after choosing the regimen.
    [2, 3, 8, null],
  ])('cycle %d of a request whose cycle %d is the first of TCHP, trastuzumab at %d mg/kg: %s', (...given) => {
    const [cycle, firstCycle, dose, verdict] = given;
    const { regimen } = chosen('mama-tchp');
    const content = chemotherapy({ regimen: { ...regimen, firstCycle }, cycle, drugs: [line(25, dose, 'MGKG')] });
    expect(verdictOf(doseAgainstRegimen, content, inLibrary)).toBe(verdict);
  });

  test('finds nothing without a regimen, or with a version that the library lacks', () => {
    expect(verdictOf(doseAgainstRegimen, chemotherapy({ drugs: [line(6, 90)] }), inLibrary)).toBeNull();
    const other = { regimen: { slug: 'mama-ac-dosis-densa', version: 2 }, drugs: [line(6, 90)] };
    expect(verdictOf(doseAgainstRegimen, chemotherapy(other), inLibrary)).toBeNull();
  });
});

describe('dose against the label, the trials and the library', () => {
  const ofTumour = (type: string, drugs: object[], more: object = {}) => chemotherapy({ drugs, ...more }, { type });

  // Capecitabine 1,250 mg/m² twice a day by its label for breast: 10 %, 25 % and 50 % above are 1375, 1562.5 and 1875.
  // Lower than any label: 825 mg/m² with radiotherapy of the rectum.
  test.each([
    [1250, null],
    [1375, null],
    [1375.1, 'higherThanLabel: note'],
    [1562.4, 'higherThanLabel: note'],
    [1562.5, 'higherThanLabel: warning'],
    [1875, 'higherThanLabel: warning'],
    [1875.1, 'higherThanLabel: serious'],
    [12500, 'higherThanLabel: serious'],
    [825, null],
  ])('capecitabine for breast at %d mg/m²: %s', (dose, verdict) => {
    expect(verdictOf(doseAgainstKnown, ofTumour('mama', [line(15, dose, 'MGM2', 'ORAL')]))).toBe(verdict);
  });

  // Trastuzumab emtansine has one dose, 3.6 mg/kg: half of it is 1.8, a fifth 0.72.
  test.each([
    [3.6, null],
    [1.81, null],
    [1.8, 'lowerThanLabel: warning'],
    [0.73, 'lowerThanLabel: warning'],
    [0.72, 'lowerThanLabel: serious'],
    [3.96, null],
    [3.97, 'higherThanLabel: note'],
    [4.5, 'higherThanLabel: warning'],
    [5.39, 'higherThanLabel: warning'],
    // The dose of trastuzumab deruxtecan, whose label warns of mistaking one for the other.
    [5.4, 'ofOther: serious'],
    [5.41, 'higherThanLabel: serious'],
  ])('trastuzumab emtansine at %d mg/kg: %s', (dose, verdict) => {
    expect(verdictOf(doseAgainstKnown, ofTumour('mama', [line(13, dose, 'MGKG')]))).toBe(verdict);
  });

  test('takes milligrams for mg/kg as far too low: 3.6 mg', () => {
    expect(verdictOf(doseAgainstKnown, ofTumour('mama', [line(13, 3.6, 'MG')]))).toBe('perBody: serious');
    // 288 mg for 80 kg.
    expect(verdictOf(doseAgainstKnown, ofTumour('mama', [line(13, 288, 'MG')]))).toBeNull();
  });

  test('half a dose is a usual step of a drug taken at home, and for kidneys that labels reduce doses for', () => {
    const palbociclib = (dose: number) => ofTumour('mama', [line(12, dose, 'MG', 'ORAL')]);
    expect(verdictOf(doseAgainstKnown, palbociclib(62.5))).toBeNull();
    expect(verdictOf(doseAgainstKnown, palbociclib(62.4))).toBe('lowerThanLabel: warning');
    const emtansine = (creatinine: number) =>
      ofTumour('mama', [line(13, 1.8, 'MGKG')], { creatinine, creatinineUnit: 'mg/dL', creatinineDate: '2026-11-25' });
    // 60 years, 80 kg, female: 75.6 and 50.4 ml/min.
    expect(verdictOf(doseAgainstKnown, emtansine(1))).toBe('lowerThanLabel: warning');
    expect(verdictOf(doseAgainstKnown, emtansine(1.5))).toBeNull();
  });

  test('a dose between two schedules, and one within that of another tumour, is below neither', () => {
    // Paclitaxel 80 and 175 mg/m² for breast; 50 mg/m² for the oesophagus.
    for (const dose of [80, 120, 175, 45, 50])
      expect(verdictOf(doseAgainstKnown, ofTumour('mama', [line(4, dose)]))).toBeNull();
    expect(verdictOf(doseAgainstKnown, ofTumour('mama', [line(4, 22)]))).toBe('lowerThanRegimens: warning');
  });

  test('only far above what every tumour is given is serious', () => {
    // Methotrexate for bladder 30 mg/m²; for osteosarcoma up to 12 g/m².
    expect(verdictOf(doseAgainstKnown, ofTumour('vejiga', [line(9, 300)]))).toMatch(/^higherThan\w+: note$/);
    expect(verdictOf(doseAgainstKnown, ofTumour('vejiga', [line(9, 18_100)]))).toMatch(/^higherThan\w+: serious$/);
  });

  test('says that a tumour has no reference data where only others have', () => {
    const verdict = (dose: number) => verdictOf(doseAgainstKnown, ofTumour('ovario', [line(12, dose, 'MG', 'ORAL')]));
    expect(verdict(125)).toBeNull();
    expect(verdict(187.5)).toBe('higherThanLabelElsewhere: warning');
    expect(verdict(187.6)).toBe('higherThanLabelElsewhere: serious');
    expect(verdict(50)).toBe('lowerThanLabelElsewhere: warning');
  });

  test('a loading dose is right in the first cycle, and a finding in later ones', () => {
    const of = (cycle: number | null) => ofTumour('mama', [line(25, 8, 'MGKG')], { cycle });
    for (const cycle of [null, 0, 1]) expect(verdictOf(doseAgainstKnown, of(cycle))).toBeNull();
    expect(verdictOf(doseAgainstKnown, of(2))).toBe('loadingAgain: warning');
  });

  test('a dose that is given once is right in the first cycle, and a finding in later ones', () => {
    const of = (cycle: number) => ofTumour('otros', [line(drugIdOf('tremelimumab'), 300, 'MG')], { cycle });
    for (const regimens of [[], LIBRARY]) {
      const verdict = (cycle: number) => verdictOf(doseAgainstKnown, of(cycle), { drugs: REFERENCE_DRUGS, regimens });
      expect(verdict(1)).toBeNull();
      expect(verdict(2)).toBe('loadingAgain: warning');
    }
  });

  test('is silent about a dose that a regimen of the library has, whichever it is', () => {
    const [regimen] = LIBRARY.filter(({ slug }) => slug === 'mama-paclitaxel-semanal');
    if (!regimen) throw new Error('the library has it');
    const regimens = [{ ...regimen, lines: regimen.lines.map((each) => ({ ...each, dose: 400 })) }];
    const content = ofTumour('mama', [line(4, 400)]);
    expect(verdictOf(doseAgainstKnown, content, { regimens })).toBeNull();
    expect(verdictOf(doseAgainstKnown, content)).toBe('higherThanLabel: serious');
  });

  test('finds nothing where no schedule is known by the route, and without a dose', () => {
    for (const given of [line(4, 500, 'MGM2', 'ORAL'), line(23, 500), line(4, null), line(4, 0)])
      expect(verdictOf(doseAgainstKnown, ofTumour('mama', [given]))).toBeNull();
  });

  // AUC 7 is the highest: without a creatinine 7 × (125 + 25) = 1,050 mg at most.
  test.each([
    [1155, null],
    [1155.1, 'higherThanAuc: note'],
    [1312.4, 'higherThanAuc: note'],
    [1312.5, 'higherThanAuc: warning'],
    [1575, 'higherThanAuc: warning'],
    [1575.1, 'higherThanAuc: serious'],
    // The estimate has no lower bound.
    [10, null],
  ])('carboplatin at %d mg without a creatinine: %s', (dose, verdict) => {
    for (const type of ['ovario', 'vejiga'])
      expect(verdictOf(doseAgainstKnown, ofTumour(type, [line(2, dose, 'MG')]))).toBe(verdict);
  });

  test('compares carboplatin in mg with its AUC in this patient when there is a creatinine', () => {
    const creatinine = { creatinine: 1, creatinineUnit: 'mg/dL', creatinineDate: '2026-11-25' };
    const found = (dose: number) => verdictOf(doseAgainstKnown, ofTumour('ovario', [line(2, dose, 'MG')], creatinine));
    // 60 years, 80 kg, female: 75.6 ml/min, so that AUC 6 is about 600 mg.
    expect(found(600)).toBeNull();
    expect(found(5000)).toMatch(/^higherThan\w+: serious$/);
  });

  test('names the bound and cites the row that gives it', () => {
    expect(findingsOf(doseAgainstKnown, ofTumour('mama', [line(13, 36, 'MGKG')]))).toMatchObject([
      { values: { bound: { value: 3.6, unit: 'mg/kg' } }, sources: [{ citation: expect.stringContaining('Kadcyla') }] },
    ]);
  });

  test("leaves a higher dose than that of the chosen regimen to DOS-01, and judges what the regimen doesn't give", () => {
    const content = chemotherapy(
      { ...chosen('mama-paclitaxel-semanal'), drugs: [line(4, 500), line(1, 9000)] },
      { type: 'mama' },
    );
    expect(findingsOf(doseAgainstKnown, content, inLibrary).map(({ values }) => values.drug)).toEqual([
      { kind: 'name', name: 'Gemcitabina' },
    ]);
  });
});

describe('a line with a dose of 0', () => {
  test.each([
    [line(4, 0), 'none: warning'],
    [line(4, 0.01), null],
    // Drafts may lack the dose.
    [line(4, null), null],
    // A drug unknown to the reference data, and a line without a drug.
    [line(23, 0, 'MG', 'ORAL'), 'none: warning'],
    [{ ...line(4, 0), drugId: null }, null],
  ])('%j: %s', (given, verdict) => {
    expect(verdictOf(doseGiven, chemotherapy({ drugs: [given] }))).toBe(verdict);
    expect(
      verdictOf(doseGiven, chemotherapy({ ...chosen('mama-paclitaxel-semanal'), drugs: [given] }), inLibrary),
    ).toBe(verdict);
  });
});

describe('a fixed oral dose and its presentation', () => {
  test.each([
    [125, 125, null],
    [125, 100, 'unmade: note'],
    [75, 25, null],
    [12.5, 25, null],
    [10, 25, 'unmade: note'],
    [125, null, null],
  ])('%d mg of units of %d mg: %s', (dose, strengthMg, verdict) => {
    const content = chemotherapy({ drugs: [{ ...line(12, dose, 'MG', 'ORAL'), presentationId: 7 }] });
    expect(verdictOf(doseInUnits, content, { presentations: new Map([[7, { strengthMg }]]) })).toBe(verdict);
  });

  test('skips drugs that are not oral, and doses by surface', () => {
    const presentations = new Map([[7, { strengthMg: 100 }]]);
    const lines = [
      { ...line(4, 125, 'MG'), presentationId: 7 },
      { ...line(15, 825, 'MGM2', 'ORAL'), presentationId: 7 },
    ];
    expect(findingsOf(doseInUnits, chemotherapy({ drugs: lines }), { presentations })).toEqual([]);
  });
});

describe('the cap of a label', () => {
  test.each([
    // Vincristine 2 mg: 1 mg/m² for 2 m² is 2 mg.
    ['vincristine', line(3, 1), {}, null],
    ['vincristine', line(3, 1.4), {}, 'above: warning'],
    // T-DM1 3.6 mg/kg, which is 288 mg for 80 kg.
    ['T-DM1', line(13, 3.6, 'MGKG'), {}, null],
    ['T-DM1', line(13, 3.7, 'MGKG'), {}, 'aboveAsOrdered: warning'],
    ['T-DM1', line(13, 288, 'MG'), {}, null],
    ['T-DM1', line(13, 296, 'MG'), {}, 'above: warning'],
    // Intravenous ondansetron: 16 mg, from 75 years 8 mg. By mouth there is no cap.
    ['ondansetron at 74', line(10, 16, 'MG'), { birthday: '1951-11-26' }, null],
    ['ondansetron at 74', line(10, 24, 'MG'), { birthday: '1951-11-26' }, 'aboveAsOrdered: warning'],
    ['ondansetron at 75', line(10, 8, 'MG'), { birthday: '1951-11-25' }, null],
    ['ondansetron at 75', line(10, 16, 'MG'), { birthday: '1951-11-25' }, 'aboveAsOrdered: warning'],
    ['ondansetron by mouth', line(10, 24, 'MG', 'ORAL'), {}, null],
    // A dose that the label recommends without calling it a maximum.
    ['panitumumab', line(19, 9, 'MGKG'), {}, 'aboveAsOrdered: note'],
  ])('%s %j: %s', (_name, given, { birthday = '1966-11-25' }: { birthday?: string }, verdict) => {
    const patient = { birthday, gender: 'female' };
    expect(verdictOf(doseCap, chemotherapy({ drugs: [given] }), { patient })).toBe(verdict);
  });

  test.each<[string, number, string, number, string, number, string, string | null]>([
    ['niraparib', 300, 'MG', 57, 'ovario', 60, '', 'aboveAsOrdered: warning'],
    ['niraparib', 300, 'MG', 76, 'ovario', 60, '', 'aboveAsOrdered: note'],
    ['niraparib', 300, 'MG', 77, 'ovario', 60, '', null],
    ['niraparib', 200, 'MG', 50, 'ovario', 60, '', null],
    ['lenvatinib', 12, 'MG', 59, 'otros', 60, 'Hepatocarcinoma', 'aboveAsOrdered: note'],
    ['lenvatinib', 12, 'MG', 60, 'otros', 60, 'Hepatocarcinoma', null],
    ['lenvatinib', 24, 'MG', 50, 'otros', 60, 'Carcinoma papilar de tiroides', null],
    ['ipilimumab', 3, 'MGKG', 80, 'otros', 60, 'Carcinoma de CÉLULAS RENALES', 'aboveAsOrdered: warning'],
    ['ipilimumab', 1, 'MGKG', 80, 'otros', 60, 'Carcinoma renal', null],
    ['ipilimumab', 3, 'MGKG', 80, 'otros', 60, 'Melanoma', null],
    ['citarabina', 3000, 'MGM2', 80, 'sindrome_mieloproliferativo', 60, '', 'aboveAsOrdered: warning'],
    ['citarabina', 3000, 'MGM2', 80, 'sindrome_mieloproliferativo', 59, '', null],
    ['citarabina', 2000, 'MGM2', 80, 'sindrome_mieloproliferativo', 76, '', null],
  ])('%s at %d %s, %d kg, %s, %d years, %s: %s', (...given) => {
    const [slug, dose, doseType, weightKg, type, age, histologicalDiagnosis, verdict] = given;
    const content = chemotherapy(
      { weightKg, drugs: [line(drugIdOf(slug), dose, doseType)] },
      { type, histologicalDiagnosis },
    );
    const patient = { birthday: `${2026 - age}-01-01`, gender: 'female' };
    expect(verdictOf(doseCap, content, { patient, drugs: REFERENCE_DRUGS })).toBe(verdict);
  });

  test('reports the lowest of two exceeded caps: ondansetron from 75 years, 16 and 8 mg', () => {
    const patient = { birthday: '1951-11-25', gender: 'female' };
    expect(findingsOf(doseCap, chemotherapy({ drugs: [line(10, 24, 'MG')] }), { patient })).toMatchObject([
      { values: { cap: { value: 8, unit: 'mg' } } },
    ]);
  });

  test("is not reported where the chosen regimen's cap has limited the dose", () => {
    const content = chemotherapy({ ...chosen('mielo-r-chop-21'), drugs: [line(3, 1.4)] });
    expect(verdictOf(doseCap, content, inLibrary)).toBeNull();
  });
});
