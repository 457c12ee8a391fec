import { describe, expect, test } from 'vitest';
import { analysed } from '../../analysed.test-support';
import { DEFAULT_RULE_BOOK } from '../../rule-book';
import { chosen, LIBRARY } from '../regimen-cases.test-support';
import { chemotherapy, FACTS, findingsOf, line, verdictOf } from '../rule-cases.test-support';
import { anthracyclinesTogether } from './anthracyclines-together';
import { lifetimeLimit } from './lifetime-limit';
import { principleTwice } from './principle-twice';

/** Content with cycles from the first to the last, one session each. */
function plan(totalCycles: number, drugs: object[], exposures: object[] = []) {
  const cycles = { cycle: 1, totalCycles, sessionsPerCycle: 1, sessionFrequencyDays: 0, cycleIntervalDays: 21 };
  return { ...chemotherapy({ ...cycles, drugs }), exposures };
}

const bladder = (drugId: number, dose: number) => line(drugId, dose, 'MGM2', 'INTRAVESICAL');

describe('lifetime dose of a principle', () => {
  test.each([
    // Doxorubicin 60 mg/m²: alert from 450, limit 550.
    ['7 cycles are 420', plan(7, [line(6, 60)]), null],
    ['8 cycles are 480', plan(8, [line(6, 60)]), 'alert: warning'],
    ['9 cycles are 540', plan(9, [line(6, 60)]), 'alert: warning'],
    ['10 cycles are 600', plan(10, [line(6, 60)]), 'exceeded: serious'],
    // With cyclophosphamide 400: 6 cycles are 360, 7 are 420.
    ['6 cycles with cyclophosphamide', plan(6, [line(6, 60), line(7, 600)]), null],
    ['7 cycles with cyclophosphamide', plan(7, [line(6, 60), line(7, 600)]), 'exceededLowered: serious'],
    // The text on daunorubicin names irradiation alone: beside cyclophosphamide 7 × 60 stay within its 550.
    ['daunorubicin with cyclophosphamide', plan(7, [line(21, 60), line(7, 600)]), null],
    ['10 cycles of daunorubicin', plan(10, [line(21, 60), line(7, 600)]), 'exceeded: serious'],
    // Declared before: 440 and 60 are 500, 460 was above 450 already, 560 above 550.
    ['declared 440', plan(1, [line(6, 60)], [{ drugId: 6, totalDose: 440, unit: 'mg/m2' }]), 'alert: warning'],
    ['declared 460', plan(1, [line(6, 60)], [{ drugId: 6, totalDose: 460, unit: 'mg/m2' }]), 'alertBefore: warning'],
    ['declared 560', plan(1, [line(6, 60)], [{ drugId: 6, totalDose: 560, unit: 'mg/m2' }]), 'exceededBefore: serious'],
    [
      'declared 410, with cyclophosphamide',
      plan(1, [line(6, 60), line(7, 600)], [{ drugId: 6, totalDose: 410, unit: 'mg/m2' }]),
      'exceededLoweredBefore: serious',
    ],
    // After another anthracycline also 400: 6 cycles are 360, 7 are 420. Earlier doxorubicin lowers nothing, nor does
    // an amount of 0.
    ['6 cycles after epirubicin', plan(6, [line(6, 60)], [{ drugId: 11, totalDose: 100, unit: 'mg/m2' }]), null],
    [
      '7 cycles after epirubicin',
      plan(7, [line(6, 60)], [{ drugId: 11, totalDose: 100, unit: 'mg/m2' }]),
      'exceededLowered: serious',
    ],
    ['7 cycles after 0 of epirubicin', plan(7, [line(6, 60)], [{ drugId: 11, totalDose: 0, unit: 'mg/m2' }]), null],
    ['6 cycles after 60 of doxorubicin', plan(6, [line(6, 60)], [{ drugId: 6, totalDose: 60, unit: 'mg/m2' }]), null],
    ['7 cycles with liposomal doxorubicin', plan(7, [line(6, 60), line(20, 1)]), 'exceededLowered: serious'],
    // The text on epirubicin gives no lower limit.
    [
      '9 cycles of epirubicin',
      plan(9, [line(11, 100)], [{ drugId: 6, totalDose: 60, unit: 'mg/m2' }]),
      'alert: warning',
    ],
    // Oxaliplatin has no limit: the 850 at which a text asks for attention, 10 × 85, are a usual course.
    ['20 cycles of oxaliplatin', plan(20, [line(17, 85)]), null],
    // Cisplatin has no limit at all.
    ['cisplatin', plan(20, [line(16, 100)]), null],
    // The texts are for intravenous use: instillation into the bladder neither counts nor lowers a limit.
    ['10 cycles of doxorubicin into the bladder', plan(10, [bladder(6, 60)]), null],
    ['10 cycles of epirubicin into the bladder', plan(10, [bladder(11, 120)]), null],
    ['into the bladder after 560', plan(1, [bladder(6, 60)], [{ drugId: 6, totalDose: 560, unit: 'mg/m2' }]), null],
    ['10 cycles without a chosen route', plan(10, [{ ...line(6, 60), administration: null }]), 'exceeded: serious'],
    ['7 cycles beside epirubicin into the bladder', plan(7, [line(6, 60), bladder(11, 50)]), null],
    // A draft without its number of cycles has no sum.
    ['no cycles', chemotherapy({ drugs: [line(6, 900)] }), null],
  ])('%s', (_name, content, verdict) => {
    expect(verdictOf(lifetimeLimit, content)).toBe(verdict);
  });

  const young = { birthday: '1990-01-01', gender: 'male' };

  // 1 mg is 1,000 IU: 400,000 IU by the boxed warning, of which no text was compared for the steps by age. Four cycles
  // of BEP come to 360 mg.
  test.each([
    [59, 360, null],
    [59, 361, 'alert: warning'],
    [59, 400, 'alert: warning'],
    [59, 401, 'exceeded: serious'],
    [60, 199, null],
    [60, 200, 'alert: warning'],
    [60, 301, 'exceeded: warning'],
    [72, 201, 'exceeded: warning'],
    [72, 401, 'exceeded: serious'],
  ])('at %d years, %d mg of bleomycin: %s', (age, total, verdict) => {
    const patient = { birthday: `${2026 - age}-01-01`, gender: 'male' };
    expect(verdictOf(lifetimeLimit, plan(1, [line(18, total, 'MG')]), { patient })).toBe(verdict);
  });

  test('an alert of bleomycin that a course reaches with what was declared is told', () => {
    const declared = [{ drugId: 18, totalDose: 270_000, unit: 'IU' }];
    expect(verdictOf(lifetimeLimit, plan(1, [line(18, 30, 'MG')], declared), { patient: young })).toBe(
      'alert: warning',
    );
  });

  test('bleomycin in international units and in milligrams is one sum, and the conversion is cited', () => {
    const declared = [{ drugId: 18, totalDose: 380_000, unit: 'IU' }];
    expect(findingsOf(lifetimeLimit, plan(1, [line(18, 30, 'MG')], declared))).toMatchObject([
      {
        severity: 'serious',
        values: { total: { value: 410_000, unit: 'IU' } },
        sources: [{}, { citation: { en: expect.stringContaining('BEP protocol') } }],
      },
    ]);
  });

  test('names the cycle that reaches the limit, the total and the limit', () => {
    expect(findingsOf(lifetimeLimit, plan(10, [line(6, 60)]))).toMatchObject([
      {
        values: {
          drug: { name: 'Doxorubicina' },
          cycle: { value: 10 },
          total: { value: expect.closeTo(600), unit: 'mg/m2' },
          limit: { value: 550, unit: 'mg/m2' },
        },
      },
    ]);
  });

  test('names the drugs that lower a limit, the usual limit and the fields of those drugs', () => {
    expect(findingsOf(lifetimeLimit, plan(7, [line(6, 60), line(7, 600)]))).toMatchObject([
      {
        values: { limit: { value: 400 }, usual: { value: 550, unit: 'mg/m2' }, because: { name: 'Ciclofosfamida' } },
        fields: [
          'treatment.chemotherapy.drugs.0.dose',
          'treatment.chemotherapy.totalCycles',
          'exposures',
          'treatment.chemotherapy.drugs.1.drugId',
        ],
      },
    ]);
    const usual = findingsOf(lifetimeLimit, plan(10, [line(6, 60), line(4, 80)]));
    expect(usual[0]?.fields).not.toContain('treatment.chemotherapy.drugs.1.drugId');
    expect(usual[0]?.values).not.toHaveProperty('because');
  });

  test('is lowered by authorized cycles as by declared exposures, and names the drug', () => {
    const cycles = (principle: string, amount: number) => [
      {
        demandId: 7,
        version: 1,
        cycle: 1,
        fate: 'authorized' as const,
        date: '2025-03-03',
        surfaceM2: 2,
        exposures: [{ principle, amount, unit: 'mg' as const }],
      },
    ];
    const of = (totalCycles: number, principle: string, fate: 'authorized' | 'never_started' = 'authorized') =>
      findingsOf(lifetimeLimit, plan(totalCycles, [line(6, 60)]), {
        cycles: cycles(principle, 500).map((each) => ({ ...each, fate })),
      });
    expect(of(6, 'trastuzumab')).toEqual([]);
    expect(of(7, 'trastuzumab')).toMatchObject([
      { variant: 'exceededLowered', values: { limit: { value: 400 }, because: { name: 'Trastuzumab' } } },
    ]);
    expect(of(7, 'paclitaxel')).toEqual([]);
    const intoBladder = cycles('epirubicina', 500).map((each) => ({
      ...each,
      exposures: each.exposures.map((given) => ({ ...given, administration: 'INTRAVESICAL' })),
    }));
    expect(findingsOf(lifetimeLimit, plan(7, [line(6, 60)]), { cycles: intoBladder })).toEqual([]);
    expect(of(7, 'trastuzumab', 'never_started')).toEqual([]);
    expect(
      findingsOf(lifetimeLimit, plan(7, [line(6, 60)], [{ drugId: 21, totalDose: 10, unit: 'mg/m2' }])),
    ).toMatchObject([{ values: { because: { name: 'Daunorubicina' } } }]);
  });

  // MVAC with doxorubicin in its first two cycles alone, as a company may write one.
  test('counts a drug as long as the chosen regimen gives it', () => {
    const [mvac] = LIBRARY.filter(({ slug }) => slug === 'vejiga-mvac-dosis-densa');
    if (!mvac) throw new Error('the library has it');
    const shortened = { ...mvac, lines: mvac.lines.map((each) => ({ ...each, toCycle: 2 })) };
    const content = (totalCycles: number) => {
      const { treatment } = plan(totalCycles, [line(6, 300)]) as { treatment?: { chemotherapy: object } };
      return { treatment: { chemotherapy: { ...treatment?.chemotherapy, ...chosen(mvac.slug) } } };
    };
    expect(verdictOf(lifetimeLimit, content(1), { regimens: [shortened] })).toBeNull();
    expect(findingsOf(lifetimeLimit, content(6), { regimens: [shortened] })).toMatchObject([
      { variant: 'exceeded', values: { cycle: { value: 2 }, total: { value: expect.closeTo(600) } } },
    ]);
    expect(findingsOf(lifetimeLimit, content(6), { regimens: [mvac] })).toMatchObject([
      { values: { total: { value: expect.closeTo(1800) } } },
    ]);
  });

  test('counts authorized cycles, and the request only once', () => {
    const exposures = [{ principle: 'doxorubicina', amount: 400, unit: 'mg/m2' as const }];
    const before = {
      demandId: 7,
      version: 1,
      fate: 'authorized' as const,
      date: '2025-03-03',
      surfaceM2: 2,
      exposures,
    };
    const content = plan(1, [line(6, 60)]);
    const cycles = [{ ...before, cycle: 1 }];
    expect(verdictOf(lifetimeLimit, content, { cycles, demandId: 8 })).toBe('alert: warning');
    expect(verdictOf(lifetimeLimit, content, { cycles, demandId: 7 })).toBeNull();
    expect(verdictOf(lifetimeLimit, content, { cycles: [{ ...before, cycle: 1, fate: 'never_started' }] })).toBeNull();
  });
});

describe('anthracyclines together', () => {
  const declared = (drugId: number, totalDose: number) => [{ drugId, totalDose, unit: 'mg/m2' }];

  test.each([
    // Epirubicin counts 0.8 (ESC 2022): 310 and 120 are 430, 390 and 60 are 450, 500 and 60 are 560.
    ['600 of one drug is left to its own rule', plan(10, [line(6, 60)]), []],
    ['387.5 of epirubicin are 310', plan(2, [line(6, 60)], declared(11, 387.5)), []],
    ['487.5 of epirubicin are 390', plan(1, [line(6, 60)], declared(11, 487.5)), ['alert: warning']],
    ['625 of epirubicin are 500', plan(1, [line(6, 60)], declared(11, 625)), ['exceeded: serious']],
    // With cyclophosphamide 400: 425 of epirubicin are 340, exactly 400 with these 60; 437.5 are 350.
    ['425 with cyclophosphamide', plan(1, [line(6, 60), line(7, 600)], declared(11, 425)), []],
    [
      '437.5 with cyclophosphamide',
      plan(1, [line(6, 60), line(7, 600)], declared(11, 437.5)),
      ['exceededLowered: serious'],
    ],
    // Anthracyclines within the sum do not lower its limit: 7 × 60 and 100 are 520.
    ['125 of epirubicin are 100', plan(7, [line(6, 60)], declared(11, 125)), ['alert: warning']],
    // Daunorubicin is in no table of drugs and counts 0.6.
    ['700 of daunorubicin are 420', plan(1, [line(6, 60)], declared(21, 700)), ['alert: warning']],
    // Pegylated liposomal doxorubicin counts mg for mg towards 450 alone.
    ['400 and 50 liposomal', plan(1, [line(20, 50)], declared(6, 400)), ['liposomal: note']],
    ['399 and 50 liposomal', plan(1, [line(20, 50)], declared(6, 399)), []],
    ['460 before liposomal', plan(1, [line(20, 50)], declared(6, 460)), ['liposomalBefore: note']],
    // Instillation into the bladder adds nothing.
    ['epirubicin into the bladder beside 7 × 60', plan(7, [line(6, 60), bladder(11, 100)]), []],
    [
      'epirubicin into the bladder after 900',
      plan(1, [bladder(11, 50)], [...declared(6, 400), ...declared(11, 900)]),
      [],
    ],
    // A request without an anthracycline adds nothing.
    ['paclitaxel after 900', plan(1, [line(4, 80)], [...declared(6, 400), ...declared(11, 900)]), []],
  ])('%s', (_name, content, verdicts) => {
    expect(
      findingsOf(anthracyclinesTogether, content).map(({ variant, severity }) => `${variant}: ${severity}`),
    ).toEqual(verdicts);
  });
});

describe('one principle twice', () => {
  test.each([
    ['two lines in one session', [line(4, 80), line(4, 90)], 'same: warning'],
    ['in different sessions', [line(4, 80, 'MGM2', 'INTRAVENOUS', [1]), line(4, 90, 'MGM2', 'INTRAVENOUS', [2])], null],
    ['two forms', [line(4, 80), line(5, 125)], 'forms: warning'],
    ['salts of one principle', [line(6, 60), line(20, 40)], 'forms: warning'],
    ['fluorouracil as bolus and infusion', [line(8, 400), line(8, 2400)], null],
    ['one in combination', [line(29, 600, 'MG', 'SUBCUTANEOUS'), line(25, 6, 'MGKG')], 'combined: warning'],
    ['both of a combination', [line(26, 420, 'MG'), line(29, 600, 'MG', 'SUBCUTANEOUS')], 'combined: warning'],
    ['antiemetics', [line(30, 300, 'MG', 'ORAL'), line(31, 0.25, 'MG')], 'combined: warning'],
    ['an antibody and its conjugate with a drug', [line(25, 6, 'MGKG'), line(13, 3.6, 'MGKG')], 'forms: warning'],
    ['two antibodies', [line(25, 6, 'MGKG'), line(26, 420, 'MG')], null],
    ['two drugs', [line(4, 80), line(2, 5, 'AUC')], null],
    ['an unknown drug', [line(23, 1), line(23, 2)], null],
  ])('%s: %s', (_name, drugs, verdict) => {
    expect(verdictOf(principleTwice, chemotherapy({ drugs }))).toBe(verdict);
  });

  test("takes from DOS-01 how far above the regimen a dose still counts as the regimen's", () => {
    const drugs = [line(8, 400), line(8, 3100)];
    const content = chemotherapy({ drugs, ...chosen('colorrectal-mfolfox6'), cycle: 1 }, { type: 'colo_rectal' });
    const found = (seriousPercent: number) => {
      const rules = { 'DOS-01': { thresholds: { tolerancePercent: 10, seriousPercent } } };
      const facts = { ...FACTS, regimens: LIBRARY };
      return analysed(content, facts, { book: { ...DEFAULT_RULE_BOOK, rules }, rules: [principleTwice] }).findings
        .length;
    };
    expect([found(25), found(30)]).toEqual([1, 0]);
  });

  test('passes where a regimen of the library has two lines on one day', () => {
    const [regimen] = LIBRARY.filter(({ slug }) => slug === 'mama-paclitaxel-semanal');
    if (!regimen) throw new Error('the library has it');
    const twice = { ...regimen, lines: [...regimen.lines, ...structuredClone(regimen.lines)] };
    const content = chemotherapy({ drugs: [line(4, 80), line(4, 90)] });
    expect(verdictOf(principleTwice, content, { regimens: [twice] })).toBeNull();
    // 170 where 80 is the maximum of a session; 90 is within a quarter of it.
    expect(verdictOf(principleTwice, content, { regimens: [regimen] })).toBe('same: serious');
    const halves = chemotherapy({ drugs: [line(4, 40), line(4, 50)] });
    expect(verdictOf(principleTwice, halves, { regimens: [regimen] })).toBe('same: warning');
  });

  test('reports many lines of a drug in one finding, with their number', () => {
    const [regimen] = LIBRARY.filter(({ slug }) => slug === 'mama-paclitaxel-semanal');
    if (!regimen) throw new Error('the library has it');
    const content = chemotherapy({ drugs: Array.from({ length: 29 }, () => line(4, 80)) });
    expect(findingsOf(principleTwice, content, { regimens: [regimen] })).toMatchObject([
      { variant: 'sameOften', severity: 'serious', values: { count: { value: 29 } } },
    ]);
  });

  // Bolus and infusion of 400 and 2,400 mg/m²: 25 % more are 500 and 3,000; 685.7 is equally far from both.
  test.each([
    [[400, 2400], null],
    [[2400, 400], null],
    [[320, 1920], null],
    [[500, 3000], null],
    [[500.1, 2400], 'otherDoses: warning'],
    [[400, 3000.1], 'otherDoses: warning'],
    [[400, 686], null],
    [[400, 685], 'otherDoses: warning'],
    // 2,800 in one session: 4,800 are 71 % above.
    [[2400, 2400], 'otherDoses: serious'],
    [[400, 400], 'otherDoses: warning'],
    [[400, 2400, 2400], 'otherDoses: serious'],
    [[400, null], null],
    [[2400], null],
  ])('fluorouracil at %j mg/m²: %s', (doses, verdict) => {
    const of = (more: object, type: string | null) =>
      chemotherapy({ drugs: [line(17, 85), ...doses.map((dose) => line(8, dose))], ...more }, { type });
    const inLibrary = { regimens: LIBRARY };
    for (const content of [
      of({ ...chosen('colorrectal-mfolfox6'), cycle: 1 }, 'colo_rectal'),
      of({}, 'colo_rectal'),
      of({}, null),
      // No regimen for the stomach has the same drugs, but one gives fluorouracil in two lines.
      of({}, 'gastrico'),
    ])
      expect(verdictOf(principleTwice, content, inLibrary)).toBe(verdict);
  });

  // The range of published regimens is 400 to 3,200 mg/m²: 25 % above are 500 and 4,000.
  test.each([
    [[400, 2400], null],
    [[500, 4000], null],
    [[500.1, 2400], 'otherDoses: warning'],
    [[400, 4000.1], 'otherDoses: warning'],
    [[2400, 2400], 'otherDoses: serious'],
    [[400, 400], 'otherDoses: warning'],
  ])(
    'uses the published range in trials and for another tumour without such a regimen in the library: %j: %s',
    (doses, verdict) => {
      const drugs = [line(17, 85), ...doses.map((dose) => line(8, dose))];
      const inLibrary = { regimens: LIBRARY };
      expect(verdictOf(principleTwice, chemotherapy({ drugs }, { type: 'otros' }), inLibrary)).toBe(verdict);
      const trial = chemotherapy({ drugs, clinicalTrial: true }, { type: 'mama' });
      expect(verdictOf(principleTwice, trial, inLibrary)).toBe(verdict);
    },
  );

  test('reports fluorouracil in two lines where no regimen for the tumour, or not the one with the same drugs, has two', () => {
    const drugs = [line(17, 85), line(8, 400), line(8, 2400)];
    const of = (more: object, type: string) => chemotherapy({ drugs, ...more }, { type });
    expect(verdictOf(principleTwice, of({}, 'mama'), { regimens: LIBRARY })).toBe('same: warning');
    expect(
      verdictOf(principleTwice, of({ ...chosen('colorrectal-capox'), cycle: 1 }, 'colo_rectal'), { regimens: LIBRARY }),
    ).toBe('same: warning');
    const regimens = LIBRARY.map((regimen) =>
      regimen.name.startsWith('mFOLFOX6')
        ? { ...regimen, lines: regimen.lines.filter(({ dose }) => dose !== 400) }
        : regimen,
    );
    expect(verdictOf(principleTwice, of({}, 'colo_rectal'), { regimens })).toBe('same: warning');
  });

  // Cetuximab 400 mg/m² on day 1 and 250 mg/m² on day 8 of its first cycle.
  test('reports in one session two lines that a regimen gives on two days', () => {
    const of = (second: number[]) =>
      chemotherapy({
        ...chosen('colorrectal-folfiri-cetuximab'),
        cycle: 1,
        drugs: [line(28, 400), line(28, 250, 'MGM2', 'INTRAVENOUS', second)],
      });
    expect(verdictOf(principleTwice, of([2]), { regimens: LIBRARY })).toBeNull();
    expect(verdictOf(principleTwice, of([1]), { regimens: LIBRARY })).toBe('same: serious');
  });
});
