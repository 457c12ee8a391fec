import { describe, expect, test } from 'vitest';
import { chosen, LIBRARY } from '../regimen-cases.test-support';
import { chemotherapy, findingsOf, line, verdictOf } from '../rule-cases.test-support';
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

describe('dose against published ranges', () => {
  // Intravenous paclitaxel 80 to 200 mg/m²: 72 is 10 % below, 220 and 300 are 10 % and 50 % above.
  test.each([
    [line(4, 72), null],
    [line(4, 71.9), 'lower: note'],
    [line(4, 220), null],
    [line(4, 220.1), 'higher: note'],
    [line(4, 300), 'higher: note'],
    [line(4, 300.1), 'higher: serious'],
    // Milligrams for 2 m²: 160 to 400.
    [line(4, 160, 'MG'), null],
    [line(4, 1600, 'MG'), 'higher: serious'],
    // By weight for 80 kg: 6000 mg.
    [line(4, 75, 'MGKG'), 'higher: serious'],
    // Palbociclib has one published dose, 125 mg.
    [line(12, 112.5, 'MG', 'ORAL'), null],
    [line(12, 112.4, 'MG', 'ORAL'), 'lowerThanOne: note'],
    [line(12, 187.6, 'MG', 'ORAL'), 'higherThanOne: serious'],
    // No range for that route, and no drug of the table.
    [line(4, 500, 'MGM2', 'ORAL'), null],
    [line(23, 500), null],
    [line(4, null), null],
    [line(4, 0), null],
  ])('%j: %s', (given, verdict) => {
    expect(verdictOf(doseAgainstKnown, chemotherapy({ drugs: [given] }))).toBe(verdict);
  });

  // Capecitabine 825 to 1,000 mg/m² by mouth, in regimens of colon, stomach and pancreas. Its label has 1,250 for
  // breast.
  test.each([
    ['colo_rectal', 1100, null],
    ['colo_rectal', 1101, 'higher: note'],
    ['colo_rectal', 1501, 'higher: serious'],
    ['mama', 1100, null],
    ['mama', 1250, 'higherElsewhere: note'],
    ['mama', 1501, 'higherElsewhere: warning'],
    ['mama', 1499, 'higherElsewhere: note'],
    ['mama', 742, 'lowerElsewhere: note'],
  ])(
    'ranges of other tumours give a note, far above them a warning, and say so: %s, %d mg/m²: %s',
    (type, dose, verdict) => {
      const content = chemotherapy({ drugs: [line(15, dose, 'MGM2', 'ORAL')] }, { type });
      expect(verdictOf(doseAgainstKnown, content)).toBe(verdict);
    },
  );

  // Ovary: paclitaxel has one published dose, 175 mg/m²; the highest for any tumour is 200.
  test.each([
    [157.5, null],
    [157.4, 'lowerThanOne: note'],
    [192.5, null],
    [192.6, 'higherThanOne: note'],
    [262.5, 'higherThanOne: note'],
    [262.6, 'higherThanOne: warning'],
    [300, 'higherThanOne: warning'],
    [300.1, 'higherThanOne: serious'],
  ])('paclitaxel at %d mg/m² for the ovary, below the highest dose of other tumours: %s', (dose, verdict) => {
    const content = chemotherapy({ drugs: [line(4, dose)] }, { type: 'ovario' });
    expect(verdictOf(doseAgainstKnown, content)).toBe(verdict);
  });

  test('uses the one published dose of another tumour: palbociclib for breast, requested for the ovary', () => {
    const of = (dose: number) => chemotherapy({ drugs: [line(12, dose, 'MG', 'ORAL')] }, { type: 'ovario' });
    expect(verdictOf(doseAgainstKnown, of(250))).toBe('higherThanOneElsewhere: warning');
    expect(verdictOf(doseAgainstKnown, of(50))).toBe('lowerThanOneElsewhere: note');
  });

  test('cites the regimens by name with their publications, those for the tumour where there are some', () => {
    const citations = (type: string) =>
      findingsOf(doseAgainstKnown, chemotherapy({ drugs: [line(15, 1600, 'MGM2', 'ORAL')] }, { type })).flatMap(
        ({ sources }) => sources.map(({ citation }) => citation),
      );
    expect(citations('pancreas')).toEqual([expect.stringMatching(/^Gemcitabina-capecitabina adyuvante: .+ Lancet/)]);
    expect(citations('mama').length).toBeGreaterThan(3);
  });

  // AUC 4 to 6: without a creatinine 6 × (125 + 25) = 900 mg at most; 990 and 1,350 are 10 % and 50 % above.
  test.each([
    [990, null],
    [990.1, 'higherThanAuc: note'],
    [1350, 'higherThanAuc: note'],
    [1350.1, 'higherThanAuc: serious'],
    [5000, 'higherThanAuc: serious'],
    // The estimate has no lower bound.
    [10, null],
  ])('carboplatin at %d mg without a creatinine: %s', (dose, verdict) => {
    const of = (type: string, more: object = {}) =>
      chemotherapy({ drugs: [line(2, dose, 'MG')], ...more }, { type, stage: 'IV' });
    for (const type of ['ovario', 'vejiga']) expect(verdictOf(doseAgainstKnown, of(type))).toBe(verdict);
    // A regimen in AUC cannot judge milligrams without a clearance.
    expect(verdictOf(doseAgainstKnown, of('mama', { ...chosen('mama-tchp'), cycle: 1 }), inLibrary)).toBe(verdict);
  });

  test('compares carboplatin in mg with its AUC in this patient when there is a creatinine', () => {
    const creatinine = { creatinine: 1, creatinineUnit: 'mg/dL', creatinineDate: '2026-11-25' };
    const found = (dose: number, more: object = {}) =>
      findingsOf(doseAgainstKnown, chemotherapy({ drugs: [line(2, dose, 'MG')], ...creatinine, ...more }), inLibrary);
    // 60 years, 80 kg, female: 75.6 ml/min, so that AUC 6 is about 600 mg.
    expect(found(600)).toEqual([]);
    expect(found(5000)).toMatchObject([{ variant: 'higher', severity: 'serious' }]);
    expect(found(5000, { ...chosen('mama-tchp'), cycle: 1 })).toEqual([]);
  });

  test('names the bound with its filtration rate and cites the agency', () => {
    expect(findingsOf(doseAgainstKnown, chemotherapy({ drugs: [line(2, 5000, 'MG')] }))).toMatchObject([
      {
        values: { bound: { value: 900, unit: 'mg' }, filtration: { value: 125 }, most: { value: 6, unit: 'AUC' } },
        sources: [{ citation: { en: expect.stringContaining('FDA') } }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
      },
    ]);
  });

  test('judges a line whose dose the chosen regimen does not give', () => {
    const [weekly] = LIBRARY.filter(({ slug }) => slug === 'mama-paclitaxel-semanal');
    if (!weekly) throw new Error('the library has it');
    const regimens = [{ ...weekly, lines: weekly.lines.map((each) => ({ ...each, dose: null })) }];
    const of = (dose: number) => chemotherapy({ ...chosen(weekly.slug), cycle: 1, drugs: [line(4, dose)] });
    expect(verdictOf(doseAgainstKnown, of(220), { regimens })).toBeNull();
    expect(verdictOf(doseAgainstKnown, of(220.1), { regimens })).toBe('higher: note');
    expect(verdictOf(doseAgainstKnown, of(300.1), { regimens })).toBe('higher: serious');
    expect(verdictOf(doseAgainstKnown, of(300.1), { regimens: [weekly] })).toBeNull();
    expect(verdictOf(doseAgainstRegimen, of(800), { regimens })).toBeNull();
  });

  test('judges a line beyond those of the chosen regimen', () => {
    const content = (dose: number) =>
      chemotherapy(
        { ...chosen('colorrectal-mfolfox6'), cycle: 1, drugs: [400, 2400, dose].map((each) => line(8, each)) },
        { type: 'colo_rectal' },
      );
    expect(verdictOf(doseAgainstKnown, content(9000), inLibrary)).toBe('higher: serious');
    expect(verdictOf(doseAgainstKnown, content(400), inLibrary)).toBeNull();
  });

  test("leaves a drug of the chosen regimen to the regimen's dose", () => {
    const content = chemotherapy({ ...chosen('mama-paclitaxel-semanal'), drugs: [line(4, 500), line(1, 9000)] });
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
