import { describe, expect, test } from 'vitest';
import type { Chemotherapy, ProposedTreatment, RadiotherapyTreatment } from '../content/content';
import { exampleChemotherapy } from '../content/example-chemotherapy.test-support';
import { EXAMPLE_CONTENT, exampleDecision } from '../lifecycle/example-states.test-support';
import type { DemandState } from '../state';
import { act, authorized, continued, settle, submitted } from './cycles.test-support';
import { treatmentCourses } from './treatment-courses';

const TODAY = '2026-06-15';

/** One session a cycle, every three weeks from the first day on. */
function cycle(number: number, firstSessionDate: string, change: Partial<Chemotherapy> = {}): ProposedTreatment {
  const plan = { cycle: number, totalCycles: 3, sessionsPerCycle: 1, sessionFrequencyDays: 1, cycleIntervalDays: 21 };
  return { chemotherapy: exampleChemotherapy({ ...plan, firstSessionDate, ...change }), radiotherapy: null };
}

function radiotherapy(startDate: string, sessions: number): RadiotherapyTreatment {
  return {
    intention: 'curativo',
    codeIds: [1],
    detailedDescription: 'Mama izquierda',
    totalDoseGy: 40.05,
    fractionationPerDayGy: 2.67,
    tissueVolumeCm3: 300,
    startDate,
    sessions,
    complexity: 4,
  };
}

interface Given {
  treatments?: ProposedTreatment[];
  endedOn?: string | null;
  today?: string;
}

function coursesOf(state: DemandState, { treatments = [cycle(1, '2026-06-01')], endedOn = null, today }: Given = {}) {
  const versions = treatments.map((treatment, index) => ({ number: index + 1, treatment }));
  return treatmentCourses({ state, versions, endedOn }, today ?? TODAY);
}

describe('a chemotherapy', () => {
  test('that nobody has decided on is asked for, as long as all its cycles', () => {
    expect(coursesOf(submitted())).toEqual([
      {
        kind: 'chemotherapy',
        standing: 'asked',
        start: '2026-06-01',
        end: '2026-07-13',
        authorized: [],
        planned: { start: '2026-06-01', end: '2026-07-13' },
        versionNumber: 1,
        totalCycles: 3,
        isOver: false,
      },
    ]);
  });

  test('has its authorized cycles, each from its last version, and the plan of the others', () => {
    const state = { ...authorized(2), totalCycles: 3 };
    const treatments = [cycle(1, '2026-05-01'), cycle(1, '2026-05-04'), cycle(2, '2026-05-26')];
    expect(coursesOf(state, { treatments })).toMatchObject([
      {
        standing: 'authorized',
        start: '2026-05-04',
        end: '2026-06-16',
        authorized: [
          { cycle: 1, start: '2026-05-04', end: '2026-05-04' },
          { cycle: 2, start: '2026-05-26', end: '2026-05-26' },
        ],
        planned: { start: '2026-06-16', end: '2026-06-16' },
        versionNumber: 3,
        totalCycles: 3,
        isOver: false,
      },
    ]);
  });

  test('counts cycles that were added without a version', () => {
    const last = authorized(1, { totalCycles: 1 });
    const more = act(last, { type: 'increase_cycles', by: 2 }, 'DOCTOR');
    const treatments = [cycle(1, '2026-06-01', { totalCycles: 1 })];
    expect(coursesOf(last, { treatments })).toMatchObject([{ planned: null, totalCycles: 1, isOver: true }]);
    expect(coursesOf(more, { treatments })).toMatchObject([
      { planned: { start: '2026-06-22', end: '2026-07-13' }, totalCycles: 3, isOver: false },
    ]);
  });

  test('still asks for the next cycle, and ends with the last authorized one once that is denied', () => {
    const asked = { ...continued(authorized(1)), totalCycles: 3 };
    const treatments = [cycle(1, '2026-06-01'), cycle(2, '2026-06-22')];
    expect(coursesOf(asked, { treatments })).toMatchObject([
      {
        standing: 'authorized',
        authorized: [{ cycle: 1 }],
        planned: { start: '2026-06-22', end: '2026-07-13' },
        versionNumber: 1,
      },
    ]);
    expect(coursesOf(settle(asked, 'deny'), { treatments })).toMatchObject([
      { start: '2026-06-01', end: '2026-06-01', planned: null, isOver: true },
    ]);
  });

  test('is none when it was denied, or ended before its first session', () => {
    expect(coursesOf(settle(submitted(), 'deny'))).toMatchObject([{ standing: 'none', authorized: [], planned: null }]);
    const asked = act(authorized(1), { type: 'cycle_ended' }, 'SYSTEM');
    const ended = act(asked, { type: 'finish' }, 'DOCTOR');
    expect(coursesOf(ended, { endedOn: '2026-05-31' })).toMatchObject([{ standing: 'none', authorized: [] }]);
  });

  test('is cut off on the day on which the demand was finished', () => {
    const asked = act(authorized(1), { type: 'cycle_ended' }, 'SYSTEM');
    const ended = act(asked, { type: 'finish' }, 'DOCTOR');
    const weekly = cycle(1, '2026-06-01', { sessionsPerCycle: 3, sessionFrequencyDays: 7 });
    expect(coursesOf(ended, { treatments: [weekly], endedOn: '2026-06-10' })).toMatchObject([
      { standing: 'authorized', start: '2026-06-01', end: '2026-06-10', planned: null, isOver: true },
    ]);
  });

  test('is over the day after its last session', () => {
    const state = authorized(1, { totalCycles: 1 });
    const treatments = [cycle(1, '2026-06-15', { totalCycles: 1 })];
    expect(coursesOf(state, { treatments })).toMatchObject([{ end: '2026-06-15', isOver: false }]);
    expect(coursesOf(state, { treatments, today: '2026-06-16' })).toMatchObject([{ isOver: true }]);
  });

  test('without cycles is authorized as a whole', () => {
    const state = authorized(1, { cycle: 0, totalCycles: 0 });
    const treatments = [cycle(0, '2026-06-01', { totalCycles: 0 })];
    expect(coursesOf(state, { treatments })).toMatchObject([
      { standing: 'authorized', authorized: [{ cycle: 0 }], planned: null, totalCycles: 0 },
    ]);
  });
});

describe('a radiotherapy', () => {
  const alone = { chemotherapy: null, radiotherapy: [radiotherapy('2026-06-22', 5), radiotherapy('2026-06-01', 15)] };
  const facts = { ...EXAMPLE_CONTENT, chemotherapy: false, radiotherapy: true, cycle: 0, totalCycles: 0 };

  test('lasts from its first course to the end of the last, planned until it is authorized', () => {
    expect(coursesOf(submitted(facts), { treatments: [alone] })).toMatchObject([
      { kind: 'radiotherapy', standing: 'asked', start: '2026-06-01', end: '2026-06-26', authorized: [] },
    ]);
    expect(coursesOf(settle(submitted(facts), 'authorize'), { treatments: [alone] })).toMatchObject([
      {
        standing: 'authorized',
        authorized: [
          { cycle: null, start: '2026-06-01' },
          { cycle: null, start: '2026-06-22' },
        ],
        planned: null,
        isOver: false,
      },
    ]);
  });

  test('stays authorized beside a chemotherapy whose next cycle is asked for or denied', () => {
    const both = (number: number, first: string) => ({ ...cycle(number, first), radiotherapy: alone.radiotherapy });
    const asked = continued(authorized(1, { radiotherapy: true }));
    const treatments = [both(1, '2026-06-01'), both(2, '2026-06-22')];
    for (const state of [asked, settle(asked, 'deny')])
      expect(coursesOf(state, { treatments })).toMatchObject([
        { kind: 'chemotherapy', standing: 'authorized' },
        { kind: 'radiotherapy', standing: 'authorized', versionNumber: 1, planned: null },
      ]);
    const question = act(submitted(facts), exampleDecision('more_info'), 'MANAGER');
    expect(coursesOf(question, { treatments: [alone] })).toMatchObject([{ standing: 'asked' }]);
  });
});

test('a demand without a version has no course', () => {
  expect(coursesOf(submitted(), { treatments: [] })).toEqual([]);
});
