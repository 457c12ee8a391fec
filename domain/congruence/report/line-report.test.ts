import { expect, test } from 'vitest';
import { MOST_DRUG_LINES } from '../../clinical/form-bounds';
import type { PresentationOffer } from '../../clinical/vials/presentations';
import { DEFAULT_RULE_BOOK } from '../rule-book';
import { chosen, LIBRARY } from '../rules/regimen-cases.test-support';
import { FACTS } from '../rules/rule-cases.test-support';
import { congruenceReport } from './report';

const [DOXORUBICIN, CAPECITABINE] = [6, 15];
const offer = (id: number, strengthMg: number, unitsPerPack: number, priceCents: number): PresentationOffer => ({
  id,
  strengthMg,
  unitsPerPack,
  priceCents,
});
const offers = new Map([
  [DOXORUBICIN, [offer(1, 10, 1, 900), offer(2, 50, 1, 3000)]],
  [CAPECITABINE, [offer(3, 150, 60, 3490), offer(4, 500, 120, 19_600)]],
]);

/** 180 cm and 80 kg are exactly 2 m². */
function linesOf(drugs: readonly object[], regimen: object = {}, type = 'colo-rectal') {
  const chemotherapy = { heightCm: 180, weightKg: 80, cycle: 1, totalCycles: 8, ...regimen, drugs };
  const content = { protocol: { type }, treatment: { chemotherapy } };
  return congruenceReport(content, { ...FACTS, regimens: LIBRARY, offers }, DEFAULT_RULE_BOOK).lines;
}

const capecitabine = { drugId: CAPECITABINE, dose: 1000, doseType: 'MGM2', administration: 'ORAL', sessions: [1] };
const doxorubicin = { drugId: DOXORUBICIN, dose: 60, doseType: 'MGM2', administration: 'INTRAVENOUS', sessions: [1] };

// XELOXA (Haller DG. J Clin Oncol 2011;29:1465-71): 1,000 mg/m² twice a day for 14 days.
test('drugs taken at home follow the intakes of the chosen regimen', () => {
  const [line] = linesOf([capecitabine], chosen('colorrectal-capox'));
  expect(line).toMatchObject({
    administrationsPerSession: 28,
    doses: { administration: { doseMg: 2000 }, cycle: { doseMg: 56_000 }, course: { doseMg: 448_000 } },
    // 112 tablets of 500 mg a cycle, in packs of 120.
    supply: { cheapest: { units: [{ presentationId: 4, count: 4 }], cost: { cycleCents: 19_600 } } },
  });
});

test('without a regimen the number of intakes is unknown and nothing is added up', () => {
  const [line] = linesOf([capecitabine]);
  expect(line?.administrationsPerSession).toBeNull();
  expect(line?.doses.administration).toMatchObject({ doseMg: 2000 });
  for (const span of ['session', 'cycle', 'course'] as const)
    expect(line?.doses[span]).toMatchObject({
      computable: false,
      gaps: [{ input: 'administrations', because: 'missing' }],
    });
  expect(line?.supply).toMatchObject({
    cheapest: { computable: false, gaps: [{ input: 'administrations', because: 'missing' }] },
    leastWasteful: { suppliedMg: 2000, cost: { sessionCents: null, cycleCents: null, courseCents: null } },
  });
});

test('tablets are counted for the nearest whole ones, vials for the exact dose', () => {
  const [tablets] = linesOf([{ ...capecitabine, dose: 825 }]);
  expect(tablets).toMatchObject({
    doses: { administration: { doseMg: 1650 } },
    rounding: { wholeUnits: { doseMg: 1650 } },
  });
  const [between] = linesOf([{ ...capecitabine, dose: 860 }]);
  expect(between).toMatchObject({
    rounding: { wholeUnits: { doseMg: 1700 } },
    // Against the exact dose of 1,720 mg.
    supply: { leastWasteful: { suppliedMg: 1700, wasteMg: -20 } },
  });
  const [above] = linesOf([{ ...capecitabine, dose: 1221.905 }]);
  expect(above?.supply?.leastWasteful).toMatchObject({ suppliedMg: 2450 });
  expect(above?.supply?.leastWasteful).toHaveProperty('wasteMg', expect.closeTo(6.19, 6));
  const [vials] = linesOf([{ ...doxorubicin, dose: 61 }], {}, 'mama');
  expect(vials).toMatchObject({
    doses: { administration: { doseMg: 122 } },
    rounding: { wholeUnits: { doseMg: 120 } },
    supply: { cheapest: { suppliedMg: 130 } },
  });
});

test('presentations that do not fit the route are not offered', () => {
  const tablets = new Map([
    [
      DOXORUBICIN,
      [
        { ...offer(1, 10, 1, 900), form: 'clinic' as const },
        { ...offer(2, 50, 30, 30), form: 'home' as const },
      ],
    ],
  ]);
  const chemotherapy = { heightCm: 180, weightKg: 80, cycle: 1, totalCycles: 8, drugs: [doxorubicin] };
  const [line] = congruenceReport(
    { treatment: { chemotherapy } },
    { ...FACTS, offers: tablets },
    DEFAULT_RULE_BOOK,
  ).lines;
  expect(line).toMatchObject({ supply: { cheapest: { units: [{ presentationId: 1, count: 12 }] } } });
});

test('a drug that the chosen regimen does not have is marked as outside it', () => {
  const lines = linesOf([doxorubicin, capecitabine], chosen('colorrectal-capox'));
  expect(lines.map(({ isBesideRegimen }) => isBesideRegimen)).toEqual([true, false]);
});

test('a line with a drug unknown to the reference data says so, one without a drug does not', () => {
  const lines = linesOf([doxorubicin, { ...doxorubicin, drugId: 23 }, { ...doxorubicin, drugId: 999 }, { dose: 60 }]);
  expect(lines.map(({ isUnknownDrug }) => isUnknownDrug)).toEqual([false, true, true, false]);
});

test('a line beyond those of the chosen regimen is outside it, a line without a dose in the regimen is not', () => {
  const fluorouracil = { drugId: 8, dose: 2400, doseType: 'MGM2', administration: 'INTRAVENOUS', sessions: [1] };
  const lines = linesOf([{ ...fluorouracil, dose: 400 }, fluorouracil, fluorouracil], chosen('colorrectal-mfolfox6'));
  expect(lines.map(({ isBesideRegimen, deviation }) => [isBesideRegimen, deviation?.percent])).toEqual([
    [false, 0],
    [false, 0],
    [true, undefined],
  ]);
  const undosed = LIBRARY.map((regimen) => ({
    ...regimen,
    lines: regimen.lines.map((each) => ({ ...each, dose: null })),
  }));
  const content = {
    treatment: { chemotherapy: { ...chosen('colorrectal-mfolfox6'), cycle: 1, drugs: [fluorouracil] } },
  };
  const [line] = congruenceReport(content, { ...FACTS, regimens: undosed, offers }, DEFAULT_RULE_BOOK).lines;
  expect(line).toMatchObject({ isBesideRegimen: false, deviation: { expected: { dose: null }, percent: null } });
});

test('a draft with more lines than can be sent has figures for the first ones only', () => {
  const lines = linesOf(Array(MOST_DRUG_LINES + 1).fill(doxorubicin));
  expect(lines).toHaveLength(MOST_DRUG_LINES);
  expect(lines.at(-1)?.supply?.cheapest.computable).toBe(true);
});

test('a continuation counts only the cycles that it asks for', () => {
  const [line] = linesOf([doxorubicin], { cycle: 6, totalCycles: 8 }, 'mama');
  expect(line).toMatchObject({
    cycles: { first: 6, last: 8 },
    doses: { cycle: { doseMg: 120 }, course: { doseMg: 360 } },
    supply: { cheapest: { cost: { cycleCents: 7800, courseCents: 23_400 } } },
  });
});

test('a loading dose has no course total, because later cycles give another dose', () => {
  const trastuzumab = { drugId: 25, dose: 8, doseType: 'MGKG', administration: 'INTRAVENOUS', sessions: [1] };
  const [line] = linesOf([trastuzumab], chosen('mama-tchp'), 'mama');
  expect(line).toMatchObject({
    cycles: { varies: true },
    doses: { cycle: { doseMg: 640 }, course: { computable: false, gaps: [{ input: 'cycles', because: 'varies' }] } },
  });
});

// VIALE-A (DiNardo CD. N Engl J Med 2020;383:617-29): 100 mg on day 1, 200 mg on day 2, 400 mg from day 3 to 28.
test('each line of a dose that rises within the cycle has its own days', () => {
  const venetoclax = { drugId: 27, doseType: 'MG', administration: 'ORAL', sessions: [1] };
  const lines = linesOf(
    [100, 200, 400].map((dose) => ({ ...venetoclax, dose })),
    chosen('mielo-azacitidina-venetoclax'),
    'sindrome_mieloproliferativo',
  );
  expect(lines.map(({ administrationsPerSession }) => administrationsPerSession)).toEqual([1, 1, 26]);
});

test("a line has the days of the regimen's line with its dose and unit", () => {
  const library = LIBRARY.filter(({ slug }) => slug === 'colorrectal-capox').map((regimen) => ({
    ...regimen,
    lines: regimen.lines.flatMap((each) =>
      each.drugSlug === 'capecitabina'
        ? [
            { ...each, days: [1] },
            { ...each, doseType: 'MG' as const, days: [2, 3, 4] },
          ]
        : [],
    ),
  }));
  const chemotherapy = { heightCm: 180, weightKg: 80, cycle: 1, totalCycles: 1, ...chosen('colorrectal-capox') };
  const content = {
    treatment: { chemotherapy: { ...chemotherapy, drugs: [capecitabine, { ...capecitabine, doseType: 'MG' }] } },
  };
  const { lines } = congruenceReport(content, { ...FACTS, regimens: library, offers }, DEFAULT_RULE_BOOK);
  expect(lines.map(({ administrationsPerSession }) => administrationsPerSession)).toEqual([2, 6]);
});

test('intakes that do not divide evenly among the sessions are counted by cycle', () => {
  const venetoclax = { drugId: 27, doseType: 'MG', administration: 'ORAL', dose: 400, sessions: [3, 4, 5, 6, 7] };
  const chemotherapy = {
    heightCm: 180,
    weightKg: 80,
    cycle: 1,
    totalCycles: 1,
    drugs: [venetoclax],
    ...chosen('mielo-azacitidina-venetoclax'),
  };
  const report = congruenceReport(
    { protocol: { type: 'sindrome_mieloproliferativo' }, treatment: { chemotherapy } },
    { ...FACTS, regimens: LIBRARY, offers: new Map([[27, [offer(5, 100, 112, 500_000)]]]) },
    DEFAULT_RULE_BOOK,
  );
  const [line] = report.lines;
  expect(line).toMatchObject({
    administrationsPerSession: null,
    administrationsPerCycle: 26,
    doses: {
      administration: { doseMg: 400 },
      session: { computable: false, gaps: [{ input: 'administrations', because: 'uneven' }] },
      cycle: { doseMg: 10_400 },
      course: { doseMg: 10_400 },
    },
    supply: {
      // 104 tablets of one pack of 112.
      cheapest: { units: [{ presentationId: 5, count: 4 }], cost: { sessionCents: null, cycleCents: 500_000 } },
      leastWasteful: { cost: { sessionCents: null, cycleCents: 500_000, courseCents: 500_000 } },
    },
  });
});
