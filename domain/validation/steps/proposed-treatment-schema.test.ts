import { describe, expect, test } from 'vitest';
import type { ProposedTreatment } from '../../demand/content/content';
import type { WizardMode } from '../../demand/vocabulary';
import { isRequiredNow } from './chemotherapy-schema';
import { proposedTreatmentSchema } from './proposed-treatment-schema';
import type { TreatmentContext } from './treatment-context';

const today = '2026-04-16';

const drug = {
  drugId: '11',
  dose: '80',
  doseType: 'MGM2',
  administration: 'INTRAVENOUS',
  sessions: ['1', '2'],
  presentationId: '21',
  price: '38,50',
  amount: '2',
};
const chemotherapy = {
  intention: 'neo_adyuvante',
  heightCm: '164',
  weightKg: '61,50',
  cycle: '1',
  totalCycles: '4',
  sessionsPerCycle: '2',
  sessionFrequencyDays: '7',
  cycleIntervalDays: '14',
  firstSessionDate: '16/04/2026',
  drugs: [drug],
  sessionDates: ['16/04/2026', '23/04/2026'],
};
const radiotherapy = {
  intention: 'curativo',
  codeIds: ['31'],
  detailedDescription: 'Unión gastroesofágica',
  totalDoseGy: '41,40',
  fractionationPerDayGy: '1,80',
  tissueVolumeCm3: '0',
  startDate: '16/04/2026',
  sessions: '23',
  complexity: '4',
};

function faults(input: unknown, context: Partial<TreatmentContext> = {}): string[] {
  const parsed = proposedTreatmentSchema({ today, mode: 'draft', ...context }).safeParse(input);
  return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

const withChemotherapy = (changes: object) =>
  faults({ chemotherapyOn: 'on', chemotherapy: { ...chemotherapy, ...changes } });
const withDrug = (changes: object) => withChemotherapy({ drugs: [{ ...drug, ...changes }] });
const withRadiotherapy = (changes: object) =>
  faults({ radiotherapyOn: 'on', radiotherapy: [{ ...radiotherapy, ...changes }] });

function typed(input: unknown): ProposedTreatment {
  return proposedTreatmentSchema({ today, mode: 'draft' }).parse(input);
}

test('both treatments are parsed from typed values, and the result parses unchanged', () => {
  const treatment = typed({ chemotherapyOn: 'on', chemotherapy, radiotherapyOn: 'on', radiotherapy: [radiotherapy] });
  expect(treatment.chemotherapy).toMatchObject({
    heightCm: 164,
    weightKg: 61.5,
    firstSessionDate: '2026-04-16',
    heparinization: false,
    clinicalTrial: false,
    infusorImplantDate: null,
    antiemetics: null,
    sessionDates: ['2026-04-16', '2026-04-23'],
    drugs: [{ drugId: 11, dose: 80, sessions: [1, 2], presentationId: 21, priceCents: 3850, amount: 2 }],
  });
  expect(treatment.radiotherapy?.[0]).toMatchObject({ totalDoseGy: 41.4, codeIds: [31], startDate: '2026-04-16' });
  expect(typed(treatment)).toEqual(treatment);
  expect(typed(JSON.parse(JSON.stringify(treatment)))).toEqual(treatment);
});

describe('chemotherapy and radiotherapy switched on or off', () => {
  test('require at least one of them to be on', () => {
    expect(faults({})).toEqual([': validation:treatmentRequired']);
    expect(faults({ chemotherapyOn: '', chemotherapy, radiotherapyOn: 'off' })).toEqual([
      ': validation:treatmentRequired',
    ]);
  });

  test('leave out and do not check the one that is off', () => {
    expect(typed({ chemotherapyOn: 'off', chemotherapy: {}, radiotherapy: [radiotherapy] }).chemotherapy).toBeNull();
  });

  test('include at least one radiotherapy when that is on', () => {
    expect(faults({ radiotherapyOn: 'on' })).toEqual(['radiotherapy: validation:radiotherapyRequired']);
  });

  test.each<[WizardMode, string[]]>([
    ['draft', ['chemotherapyOn: validation:chemotherapyActive', 'radiotherapyOn: validation:radiotherapyActive']],
    ['edit_active', ['chemotherapyOn: validation:chemotherapyActive', 'radiotherapyOn: validation:radiotherapyActive']],
    ['continue', []],
    ['change_dates', []],
  ])('report a second active treatment in mode %s', (mode, expected) => {
    const input = { chemotherapy, radiotherapy: [radiotherapy] };
    expect(faults(input, { mode, blocked: ['chemotherapy', 'radiotherapy'] })).toEqual(expected);
  });
});

describe('chemotherapy', () => {
  test('reports all missing fields at once', () => {
    expect(faults({ chemotherapyOn: 'on' })).toEqual([
      'chemotherapy.intention: validation:choose',
      'chemotherapy.heightCm: validation:required',
      'chemotherapy.weightKg: validation:required',
      'chemotherapy.cycle: validation:required',
      'chemotherapy.totalCycles: validation:required',
      'chemotherapy.sessionsPerCycle: validation:required',
      'chemotherapy.cycleIntervalDays: validation:required',
      'chemotherapy.firstSessionDate: validation:required',
      'chemotherapy.sessionFrequencyDays: validation:required',
      'chemotherapy.drugs: validation:chemotherapyEmpty',
    ]);
  });

  test('needs the days from one session to the next only where a cycle has several', () => {
    const once = { sessionsPerCycle: '1', sessionDates: [today], drugs: [{ ...drug, sessions: ['1'] }] };
    expect(withChemotherapy({ sessionFrequencyDays: '' })).toEqual([
      'chemotherapy.sessionFrequencyDays: validation:required',
    ]);
    const single = { chemotherapyOn: 'on', chemotherapy: { ...chemotherapy, ...once, sessionFrequencyDays: '' } };
    expect(typed(single).chemotherapy?.sessionFrequencyDays).toBe(0);
    expect(withChemotherapy({ ...once, sessionFrequencyDays: '-1' })).toHaveLength(1);
  });

  test('accepts at most 50 drug lines', () => {
    const drugs = (count: number) => withChemotherapy({ drugs: Array(count).fill(drug) });
    expect(drugs(50)).toEqual([]);
    expect(drugs(51)).toEqual(['chemotherapy.drugs: validation:drugLinesMany {"max":50}']);
  });

  test.each([
    ['heightCm', '1', true],
    ['heightCm', '0', false],
    ['heightCm', '164,5', false],
    ['weightKg', '0,01', true],
    ['weightKg', '0', false],
    ['weightKg', '61,505', false],
    ['sessionFrequencyDays', '0', true],
    ['sessionFrequencyDays', '-1', false],
    ['cycleIntervalDays', '0', true],
    ['cycleIntervalDays', '1,5', false],
    ['sessionsPerCycle', '-1', false],
    ['totalCycles', '-1', false],
    ['cycle', '-1', false],
  ])('%s = %s: %s', (name, value, valid) => {
    expect(withChemotherapy({ [name]: value }).some((text) => text.startsWith(`chemotherapy.${name}:`))).toBe(!valid);
  });

  test.each([
    ['1', '4', true],
    ['4', '4', true],
    ['5', '4', false],
    ['0', '4', false],
    ['0', '0', true],
    ['1', '0', false],
  ])('cycle %s of %s: %s', (cycle, totalCycles, valid) => {
    const wrong = totalCycles === '0' ? 'cycleNone' : `cycleRange {"max":${totalCycles}}`;
    expect(withChemotherapy({ cycle, totalCycles })).toEqual(valid ? [] : [`chemotherapy.cycle: validation:${wrong}`]);
  });

  test.each([
    [{ drugs: [], heparinization: 'on' }],
    [{ drugs: [], infusorImplant: 'on', infusorImplantDate: today }],
    [{ drugs: [], infusorRemovalDate: today }],
  ])('needs no drug with %j', (changes) => expect(withChemotherapy(changes)).toEqual([]));

  test('needs the date of a used infusor, which must not be past', () => {
    expect(withChemotherapy({ infusorImplant: 'on' })).toEqual([
      'chemotherapy.infusorImplantDate: validation:required',
    ]);
    expect(withChemotherapy({ infusorRemoval: 'on', infusorRemovalDate: '15/04/2026' })).toEqual([
      'chemotherapy.infusorRemovalDate: validation:datePast',
    ]);
    expect(
      typed({ chemotherapy: { ...chemotherapy, infusorImplant: '', infusorImplantDate: today } }).chemotherapy,
    ).toMatchObject({ infusorImplantDate: null });
  });
});

describe('drug line', () => {
  test.each([
    ['drugId', '', 'validation:choose'],
    ['dose', '', 'validation:required'],
    ['dose', '-1', 'validation:decimalMin {"min":0}'],
    ['dose', '0,555', 'validation:decimalMin {"min":0}'],
    ['dose', '80,555', 'validation:thousands'],
    ['dose', '1.000', 'validation:thousands'],
    ['doseType', 'MG/L', 'validation:choose'],
    ['administration', '', 'validation:choose'],
    ['presentationId', '', 'validation:choose'],
    ['amount', '', 'validation:required'],
    ['amount', '0', 'validation:integerMin {"min":1}'],
    ['sessions', [], 'validation:sessionRequired'],
    ['sessions', ['3'], 'validation:sessionRequired'],
    ['price', '3.080', 'validation:thousands'],
    ['price', '0,234', 'validation:decimalMin {"min":0}'],
  ])('%s = %j: %s', (name, value, expected) => {
    expect(withDrug({ [name]: value })).toEqual([`chemotherapy.drugs.0.${name}: ${expected}`]);
  });

  test('has defaults: an empty price is 0, an absent amount is 1; sessions above the number are dropped', () => {
    const { amount: _amount, ...line } = { ...drug, price: '', dose: '0', sessions: ['3', '2'] };
    expect(typed({ chemotherapy: { ...chemotherapy, drugs: [line] } }).chemotherapy?.drugs[0]).toMatchObject({
      priceCents: 0,
      amount: 1,
      dose: 0,
      sessions: [2],
    });
  });
});

describe('dates', () => {
  const previous = typed({ chemotherapy, radiotherapy: [radiotherapy] });
  const later = '2026-04-20';

  test('the date of the first session must not be before today', () => {
    expect(withChemotherapy({ firstSessionDate: '15/04/2026' })).toEqual([
      'chemotherapy.firstSessionDate: validation:datePast',
    ]);
    expect(withChemotherapy({ firstSessionDate: '31/12/1999' })).toEqual([
      'chemotherapy.firstSessionDate: validation:dateBefore {"date":"01/01/2000"}',
    ]);
  });

  test.each<[WizardMode, string[]]>([
    ['missing_info', []],
    ['edit_active', []],
    ['change_dates', []],
    ['administrative', []],
    ['continue', ['chemotherapy.firstSessionDate: validation:datePast']],
  ])('faults of an unchanged past first session in mode %s', (mode, expected) => {
    expect(faults({ chemotherapy }, { mode, previous, today: later })).toEqual(expected);
  });

  test.each<[WizardMode, string[], string[]]>([
    ['change_dates', ['2026-04-16', '2026-04-20'], []],
    ['change_dates', ['2026-04-16', '2026-04-19'], ['1: validation:datePast']],
    ['missing_info', ['2026-04-16', '2026-04-18'], ['1: validation:datePast']],
    ['edit_active', ['2026-04-16', '2026-04-17'], ['1: validation:datePast']],
    ['edit_active', ['2026-04-17', '2026-04-21'], ['0: validation:datePast']],
    ['administrative', ['2026-04-16', '2026-04-23'], []],
  ])('mode %s, sessions on %j: a moved date must not be before today', (mode, sessionDates, expected) => {
    expect(faults({ chemotherapy: { ...chemotherapy, sessionDates } }, { mode, previous, today: later })).toEqual(
      expected.map((text) => `chemotherapy.sessionDates.${text}`),
    );
  });

  test('dates of sessions added to past ones must not be before today', () => {
    const more = { sessionsPerCycle: '3', sessionDates: ['2026-04-16', '2026-04-23', '2026-04-25'] };
    const context = { mode: 'edit_active', previous, today: '2026-04-26' } as const;
    expect(faults({ chemotherapy: { ...chemotherapy, ...more } }, context)).toEqual([
      'chemotherapy.sessionDates.2: validation:datePast',
    ]);
  });

  test('dates of a treatment are at most five years ahead', () => {
    const tooLate = 'validation:dateAfter {"date":"16/04/2031"}';
    expect(withChemotherapy({ firstSessionDate: '16/04/2031', sessionDates: ['16/04/2031', '17/04/2031'] })).toEqual([
      `chemotherapy.sessionDates.1: ${tooLate}`,
    ]);
    expect(withChemotherapy({ firstSessionDate: '9999-12-31' })).toContain(`chemotherapy.firstSessionDate: ${tooLate}`);
    expect(withChemotherapy({ infusorImplantDate: '17/04/2031', infusorRemovalDate: '16/04/2031' })).toEqual([
      `chemotherapy.infusorImplantDate: ${tooLate}`,
    ]);
    expect(withRadiotherapy({ startDate: '17/04/2031' })).toEqual([`radiotherapy.0.startDate: ${tooLate}`]);
  });

  test('dates of the last submitted version stay, even later than the limit', () => {
    const far = { ...chemotherapy, firstSessionDate: '2032-01-01', sessionDates: ['2032-01-01', '2032-01-08'] };
    const input = { chemotherapy: far, radiotherapy: [{ ...radiotherapy, startDate: '2032-01-01' }] };
    const before = proposedTreatmentSchema({ today: '2030-01-01', mode: 'draft' }).parse(input);
    expect(faults(input, { mode: 'administrative', previous: before })).toEqual([]);
    expect(faults(input, { mode: 'continue', previous: before })).toHaveLength(3);
  });

  test.each([
    [['15/04/2026', '23/04/2026'], ['0: validation:sessionBeforeFirst']],
    [['16/04/2026', '16/04/2026'], ['1: validation:sessionOrder']],
    [['16/04/2026'], ['1: validation:required']],
    [['16/04/2026', ''], ['1: validation:required']],
    [['16/04/2026', '31/02/2026'], ['1: validation:dateInvalid']],
    [['17/04/2026', '18/04/2026'], []],
    [['16/04/2026', '23/04/2026', '30/04/2026'], []],
  ])('faults of sessions on %j', (sessionDates, expected) => {
    expect(withChemotherapy({ sessionDates })).toEqual(expected.map((text) => `chemotherapy.sessionDates.${text}`));
  });

  test('above the number of sessions are dropped', () => {
    const sessionDates = ['16/04/2026', '23/04/2026', '30/04/2026'];
    expect(typed({ chemotherapy: { ...chemotherapy, sessionDates } }).chemotherapy?.sessionDates).toHaveLength(2);
  });

  test.each<[WizardMode, string, boolean]>([
    ['draft', '2026-04-19', false],
    ['edit_active', '2026-04-19', false],
    ['edit_active', '2026-04-16', true],
    ['continue', '2026-04-19', true],
    ['change_dates', '2026-04-19', true],
  ])('a start of radiotherapy in mode %s on %s is valid: %s', (mode, startDate, valid) => {
    const input = { radiotherapy: [{ ...radiotherapy, startDate }] };
    expect(faults(input, { mode, previous, today: later })).toEqual(
      valid ? [] : ['radiotherapy.0.startDate: validation:datePast'],
    );
  });
});

test.each([
  ['intention', '', 'validation:choose'],
  ['codeIds', [], 'validation:codeRequired'],
  ['detailedDescription', '', 'validation:required'],
  ['totalDoseGy', '-0,01', 'validation:decimalMin {"min":0}'],
  ['fractionationPerDayGy', '0,801', 'validation:decimalMin {"min":0}'],
  ['fractionationPerDayGy', '1,801', 'validation:thousands'],
  ['tissueVolumeCm3', '', 'validation:required'],
  ['startDate', '15/04/2026', 'validation:datePast'],
  ['sessions', '-1', 'validation:integerRange {"min":0,"max":999}'],
  ['sessions', '1,5', 'validation:integerRange {"min":0,"max":999}'],
  ['complexity', '0', 'validation:integerRange {"min":1,"max":5}'],
  ['complexity', '6', 'validation:integerRange {"min":1,"max":5}'],
])('radiotherapy %s = %j: %s', (name, value, expected) => {
  expect(withRadiotherapy({ [name]: value })).toEqual([`radiotherapy.0.${name}: ${expected}`]);
});

test.each([
  ['creatinineDate', {}, false],
  ['creatinineDate', { creatinine: '' }, false],
  ['creatinineDate', { creatinine: '0,9' }, true],
  ['creatinineUnit', { creatinine: 0.9 }, true],
  ['infusorImplantDate', { infusorImplant: false }, false],
  ['infusorImplantDate', { infusorImplant: 'on' }, true],
  ['infusorRemovalDate', { infusorImplant: 'on' }, false],
] as const)('%s beside %j is required: %s', (name, beside, isRequired) => {
  expect(isRequiredNow(name, beside)).toBe(isRequired);
});
