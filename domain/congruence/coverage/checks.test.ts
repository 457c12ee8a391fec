import { describe, expect, test } from 'vitest';
import { LABEL_CAPS } from '../../clinical/doses/label-caps';
import drugsFile from '../../reference/drugs.json' with { type: 'json' };
import { congruenceReport } from '../report/report';
import { DEFAULT_RULE_BOOK, type RuleBook } from '../rule-book';
import { type KnownSchedule, schedulesOf, schedulesOfDrug } from '../rules/doses/known-schedules';
import { type Codes, courseWith, radiotherapyFacts } from '../rules/radiotherapy-cases.test-support';
import { chosen, LIBRARY } from '../rules/regimen-cases.test-support';
import { chemotherapy, drugIdOf, FACTS, line, REFERENCE_DRUGS } from '../rules/rule-cases.test-support';
import { isAllChecked, isDoseUnchecked, LINE_CHECKS, type LineCheckName, RADIOTHERAPY_CHECKS } from './check';

const OFFERS = { offers: new Map() };
const NO_LIBRARY = { regimens: [] };

function reportOf(content: object, facts: object = {}, book: RuleBook = DEFAULT_RULE_BOOK) {
  return congruenceReport(content, { ...FACTS, ...OFFERS, drugs: REFERENCE_DRUGS, ...facts }, book);
}

/** Checks of the first line, by name: "notChecked: noReference". */
function checksOf(...given: Parameters<typeof reportOf>): Partial<Record<LineCheckName, string>> {
  const [first] = reportOf(...given).lines;
  return Object.fromEntries(
    (first?.checks ?? []).map(({ check, state, reason }) => [check, reason ? `${state}: ${reason}` : state]),
  );
}

const of = (slug: string, dose: number | null, ...more: unknown[]) =>
  line(drugIdOf(slug), dose, ...(more as [string?, string?, number[]?]));

/** A course of one cycle, whose lifetime sums are known. */
const CYCLE = {
  cycle: 1,
  totalCycles: 1,
  sessionsPerCycle: 1,
  sessionFrequencyDays: 0,
  cycleIntervalDays: 21,
  firstSessionDate: '2026-12-01',
};

describe.each(drugsFile.map((drug) => [drug.slug, drug] as const))('%s', (slug, drug) => {
  const { dosage, administration } = drug;
  const schedules = schedulesOf(NO_LIBRARY, slug, { administration });
  const most = Math.max(...schedules.filter(({ doseType }) => doseType === dosage).map((each) => each.most), 100);
  const content = chemotherapy({ ...CYCLE, drugs: [of(slug, 10 * most, dosage, administration)] }, { type: 'otros' });
  const report = reportOf(content);
  const checks = report.lines[0]?.checks ?? [];

  test('says something for each check, with a reason for each that was not made', () => {
    expect(checks.map(({ check }) => check)).toEqual(LINE_CHECKS);
    for (const { state, reason } of checks) expect([state, reason]).not.toEqual(['notChecked', null]);
  });

  test('has its dose checked only where there is a schedule or a maximum', () => {
    const [ofDose] = checks;
    const hasMaximum = LABEL_CAPS.some(({ drugSlug }) => drugSlug === slug);
    if (schedulesOfDrug(NO_LIBRARY, slug).length === 0 && !hasMaximum)
      expect(ofDose).toEqual({ check: 'labelDose', state: 'notChecked', reason: 'noReference' });
    else expect(ofDose?.state).toBe('checked');
  });

  test('is not silent about ten times the highest dose', () => {
    const isFound = report.findings.some(({ fields: [field] }) => field === 'treatment.chemotherapy.drugs.0.dose');
    expect(isFound || isDoseUnchecked(checks)).toBe(true);
  });
});

describe('the dose', () => {
  test.each<[string, object, string]>([
    ['of the label', of('docetaxel', 75), 'checked'],
    ['by AUC', of('carboplatino', 5, 'AUC'), 'checked'],
    ['that is missing', of('docetaxel', null), 'notChecked: noDose'],
    ['of 0', of('docetaxel', 0), 'notChecked: noDose'],
    ['without a route', { ...of('docetaxel', 75), administration: null }, 'notChecked: noRoute'],
    ['by a route without a schedule', of('docetaxel', 75, 'MGM2', 'ORAL'), 'notChecked: noReferenceByRoute'],
    ['without a type', { ...of('docetaxel', 75), doseType: null }, 'notChecked: otherUnit'],
    ['in milligrams of a drug by AUC', of('carboplatino', 500, 'MG'), 'checked: highestOnly'],
    ['of a drug without schedules', of('dexclorfeniramina', 5, 'MG'), 'notChecked: noReference'],
    ['of a drug with a maximum alone', of('acido-zoledronico', 4, 'MG', 'ORAL'), 'checked: maximum'],
    ['of no drug', { ...of('docetaxel', 75), drugId: null }, 'notChecked: noDrug'],
    ['of a drug that the reference data lack', { ...of('docetaxel', 75), drugId: 9999 }, 'notChecked: unknownDrug'],
  ])('%s', (_name, drug, expected) => {
    expect(checksOf(chemotherapy({ drugs: [drug] }, { type: 'mama' })).labelDose).toBe(expected);
  });

  /** The reference data grow, so that the drug is found in them: the first with labels of one basis, or with none. */
  function checkOfFirst(isOfBasis: (labels: readonly KnownSchedule[]) => boolean) {
    const [found] = drugsFile.flatMap(({ slug, administration }) => {
      const [first, ...others] = schedulesOf(NO_LIBRARY, slug, { administration });
      const isOfOneType = others.every(({ doseType }) => doseType === first?.doseType);
      const labels = [first, ...others].flatMap((each) => (each?.isLabel ? [each] : []));
      return first && isOfOneType && isOfBasis(labels) ? [first] : [];
    });
    expect(found).toBeDefined();
    const { drugSlug = '', least = 0, doseType, administration } = found ?? {};
    return checksOf(chemotherapy({ drugs: [of(drugSlug, least, doseType, administration)] })).labelDose;
  }

  test('says whether a label was compared with its text, and where there is none', () => {
    expect(checkOfFirst((labels) => labels.length > 0 && labels.every(({ isChecked }) => isChecked))).toBe('checked');
    expect(checkOfFirst((labels) => labels.length > 0 && labels.every(({ isChecked }) => !isChecked))).toBe(
      'checked: knowledge',
    );
    expect(checkOfFirst((labels) => labels.length === 0)).toBe('checked: publications');
  });

  test('in milligrams is not compared without height and weight', () => {
    const content = chemotherapy({ heightCm: null, weightKg: null, drugs: [of('docetaxel', 130, 'MG')] });
    expect(checksOf(content).labelDose).toBe('notChecked: noBody');
    const absurd = chemotherapy({ weightKg: 9999, drugs: [of('docetaxel', 130, 'MG')] });
    expect(checksOf(absurd).labelDose).toBe('notChecked: badBody');
  });

  test('of a tumour that no schedule names is compared with those of other tumours', () => {
    const content = chemotherapy({ drugs: [of('docetaxel', 75)] }, { type: 'pancreas' });
    expect(checksOf(content).labelDose).toBe('checked: otherTumours');
  });
});

describe('a chosen regimen', () => {
  const facts = { regimens: LIBRARY };
  const content = (drugs: readonly object[], more: object = {}) =>
    chemotherapy({ ...chosen('mama-tc'), drugs, ...more }, { type: 'mama' });

  test('has its dose compared, and that above it is the finding of its rule alone', () => {
    expect(checksOf(content([of('docetaxel', 75)]), facts)).toMatchObject({
      labelDose: 'checked: aboveByRegimen',
      regimen: 'checked',
    });
  });

  test('whose rule is off leaves the dose unchecked', () => {
    const book = { ...DEFAULT_RULE_BOOK, rules: { 'DOS-01': { isOff: true } } };
    const checks = checksOf(content([of('docetaxel', 75)]), facts, book);
    expect(checks).toMatchObject({ labelDose: 'notChecked: ruleOff', regimen: 'notChecked: ruleOff' });
  });

  test('in another type of dose is not compared without height and weight', () => {
    const unmeasured = content([of('docetaxel', 130, 'MG')], { heightCm: null });
    expect(checksOf(unmeasured, facts)).toMatchObject({
      labelDose: 'notChecked: noBody',
      regimen: 'notChecked: noBody',
    });
  });

  test('says nothing of a drug beside it, and nothing without one', () => {
    expect(checksOf(content([of('paclitaxel', 80)]), facts).regimen).toBe('notApplicable: besideRegimen');
    expect(checksOf(chemotherapy({ drugs: [of('docetaxel', 75)] })).regimen).toBe('notApplicable: noRegimen');
  });
});

test.each<[string, object, object, string]>([
  ['without a creatinine', of('cisplatino', 75), {}, 'notChecked: noCreatinine'],
  ['with one', of('cisplatino', 75), { creatinine: 0.9, creatinineUnit: 'mg/dL' }, 'checked'],
  ['in the other unit', of('cisplatino', 75), { creatinine: 90, creatinineUnit: 'mg/dL' }, 'notChecked: badCreatinine'],
  ['of a drug without bands', of('docetaxel', 75), {}, 'notChecked: noReference'],
  ['by a route without bands', of('topotecan', 1.5, 'MGM2', 'SUBCUTANEOUS'), {}, 'notApplicable: noLimitHere'],
])('the kidneys, %s', (_name, drug, given, expected) => {
  expect(checksOf(chemotherapy({ drugs: [drug], ...given })).renal).toBe(expected);
});

test('the kidneys are not judged without age', () => {
  const content = chemotherapy({ drugs: [of('cisplatino', 75)], creatinine: 0.9, creatinineUnit: 'mg/dL' });
  expect(checksOf(content, { patient: { birthday: null, gender: 'female' } }).renal).toBe('notChecked: noPatient');
});

test.each<[string, readonly object[], object, string]>([
  ['with a limit', [of('doxorubicina', 60)], CYCLE, 'checked'],
  ['of a draft without cycles', [of('doxorubicina', null)], {}, 'notChecked: noCycles'],
  ['in milligrams for a limit in units', [of('bleomicina', 15, 'MG')], CYCLE, 'checked'],
  ['without a limit', [of('docetaxel', 75)], CYCLE, 'notApplicable: noLimit'],
  ['in the bladder', [of('epirubicina', 50, 'MG', 'INTRAVESICAL')], CYCLE, 'notApplicable: routeNotCounted'],
  ['of an anthracycline without a limit', [of('mitoxantrona', 10)], CYCLE, 'notApplicable: noLimit'],
  ['of two anthracyclines', [of('mitoxantrona', 10), of('doxorubicina', 60)], CYCLE, 'checked'],
])('the lifetime dose %s', (_name, drugs, given, expected) => {
  expect(checksOf(chemotherapy({ drugs, ...given })).lifetime).toBe(expected);
});

test.each<[string, object, object, object, string]>([
  ['for a tumour', of('docetaxel', 75), { type: 'mama' }, {}, 'checked'],
  ['without a tumour', of('docetaxel', 75), {}, {}, 'notChecked: noTumour'],
  ['in a trial', of('docetaxel', 75), { type: 'mama' }, { clinicalTrial: true }, 'notApplicable: trial'],
  ['of support', of('ondansetron', 8, 'MG'), { type: 'mama' }, {}, 'notApplicable: supportive'],
  ['that no row has', of('cisplatino', 75), { type: 'pulmon' }, {}, 'notChecked: noReference'],
])('the indication %s', (_name, drug, protocol, given, expected) => {
  expect(checksOf(chemotherapy({ drugs: [drug], ...given }, protocol)).indication).toBe(expected);
});

test('a route is checked of every known drug, unless one of its rules is off', () => {
  const content = chemotherapy({ drugs: [of('docetaxel', 75)] });
  expect(checksOf(content).route).toBe('checked');
  const book = { ...DEFAULT_RULE_BOOK, rules: { 'RUT-03': { isOff: true } } };
  expect(checksOf(content, {}, book).route).toBe('notChecked: ruleOff');
});

test('everything is checked where nothing is left unchecked', () => {
  expect(isAllChecked([{ check: 'renal', state: 'notApplicable', reason: 'noLimitHere' }])).toBe(true);
  expect(isAllChecked([{ check: 'renal', state: 'notChecked', reason: 'noReference' }])).toBe(false);
});

test('a report without checks does not say that a dose is unchecked', () => {
  expect(isDoseUnchecked([])).toBe(false);
});

describe('a radiotherapy', () => {
  const breast = { type: 'mama', intention: 'adyuvante', codes: ['breast'] as Codes, total: 40.05, sessions: 15 };
  test.each<[string, Parameters<typeof courseWith>[0], readonly string[]]>([
    ['of a published schedule', { ...breast, perFraction: 2.67 }, ['checked', 'checked', 'checked']],
    [
      'without a dose per fraction',
      { ...breast, perFraction: null },
      ['notChecked: noFigures', 'notChecked: noFigures', 'notChecked: noFigures'],
    ],
    ['without a code', { ...breast, codes: [], perFraction: 2.67 }, ['notChecked: noTechnique', 'checked', 'checked']],
    [
      'of an implant',
      { ...breast, codes: ['brachytherapy'], perFraction: 40.05, sessions: 1 },
      ['notChecked: noReference', 'checked', 'checked'],
    ],
    [
      'of a brachytherapy in several sessions',
      { ...breast, codes: ['brachytherapy'], perFraction: 2.67 },
      ['checked', 'checked', 'checked'],
    ],
    [
      'without an intention',
      { ...breast, intention: null, perFraction: 2.67 },
      ['checked', 'checked', 'notChecked: noIntention'],
    ],
    ['above a limit', { ...breast, perFraction: 267 }, ['checked', 'checked', 'notApplicable: aboveLimit']],
    ['of another total', { ...breast, perFraction: 1 }, ['checked', 'checked', 'notChecked: otherTotal']],
  ])('%s', (_name, given, expected) => {
    const [first] = reportOf(courseWith(given), radiotherapyFacts).radiotherapy;
    const said = first?.checks?.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));
    expect(first?.checks?.map(({ check }) => check)).toEqual(RADIOTHERAPY_CHECKS);
    expect(said).toEqual(expected);
  });
});
