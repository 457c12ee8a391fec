import { describe, expect, test } from 'vitest';
import type { ProposedTreatment, RadiotherapyTreatment } from '../demand/content/content';
import { exampleChemotherapy } from '../demand/content/example-chemotherapy.test-support';
import { contentFacts, demandType } from './content-facts';
import { kindEnd, radiotherapyEnd, treatmentEnd, treatmentStart } from './treatment-dates';

const chemotherapy = exampleChemotherapy({
  cycle: 2,
  totalCycles: 3,
  sessionsPerCycle: 2,
  sessionFrequencyDays: 7,
  cycleIntervalDays: 14,
  firstSessionDate: '2026-04-27',
  sessionDates: ['2026-04-27', '2026-05-04'],
});

function radiotherapy(startDate: string, sessions: number): RadiotherapyTreatment {
  return {
    intention: 'curativo',
    codeIds: [1],
    detailedDescription: 'Unión gastroesofágica',
    totalDoseGy: 41.4,
    fractionationPerDayGy: 1.8,
    tissueVolumeCm3: 300,
    startDate,
    sessions,
    complexity: 4,
  };
}

const both: ProposedTreatment = {
  chemotherapy,
  radiotherapy: [radiotherapy('2026-04-20', 3), radiotherapy('2026-04-27', 23)],
};
const nothing: ProposedTreatment = { chemotherapy: null, radiotherapy: null };

describe('dates of a treatment', () => {
  test.each([
    ['2026-04-27', 0, '2026-04-27', 'no session: the start'],
    ['2026-04-30', 1, '2026-04-30', 'one session: the same day'],
    ['2026-04-27', 5, '2026-05-04', 'a holiday on the Friday'],
    ['2026-05-04', 5, '2026-05-08', 'Monday to Friday'],
    ['2026-05-02', 1, '2026-05-04', 'a start on a Saturday: the Monday'],
    ['2026-05-01', 2, '2026-05-05', 'a start on a holiday'],
    ['2026-04-27', 23, '2026-05-28', 'five weeks'],
  ])('end radiotherapy on the day of its last session (%s, %i sessions: %s, %s)', (startDate, sessions, end) => {
    expect(radiotherapyEnd({ startDate, sessions })).toBe(end);
  });

  test('start with the earliest and end with the latest', () => {
    expect(treatmentStart(both)).toBe('2026-04-20');
    expect(treatmentEnd(both)).toBe('2026-05-28');
    expect(kindEnd('chemotherapy', both)).toBe('2026-05-04');
    expect(treatmentStart({ ...both, radiotherapy: null })).toBe('2026-04-27');
    expect(treatmentEnd({ ...both, radiotherapy: null })).toBe('2026-05-04');
  });

  test('are null when no treatment is proposed', () => {
    expect(treatmentStart(nothing)).toBeNull();
    expect(treatmentEnd(nothing)).toBeNull();
    expect(kindEnd('radiotherapy', nothing)).toBeNull();
  });
});

test.each([
  [both, 'both'],
  [{ ...both, radiotherapy: null }, 'chemotherapy'],
  [{ ...both, chemotherapy: null }, 'radiotherapy'],
  [nothing, null],
])('type of a demand (%#)', (treatment, expected) => {
  expect(demandType(treatment)).toBe(expected);
});

test('content facts have counts and dates, and 0 of 0 without cycles', () => {
  expect(contentFacts({ treatment: both })).toEqual({
    chemotherapy: true,
    radiotherapy: true,
    cycle: 2,
    totalCycles: 3,
    treatmentStart: '2026-04-20',
    radiotherapyStart: '2026-04-20',
    cycleEnd: '2026-05-04',
    treatmentEnd: '2026-05-28',
    radiotherapyEnd: '2026-05-28',
  });
  expect(contentFacts({ treatment: { ...both, chemotherapy: null } })).toMatchObject({
    chemotherapy: false,
    cycle: 0,
    totalCycles: 0,
    cycleEnd: null,
  });
});
