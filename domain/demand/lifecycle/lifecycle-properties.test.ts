import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLE_NAMES } from '../../access/roles';
import { displayStatus } from '../outlook/display-status';
import { isValidationDenied } from '../outlook/validation-denied';
import type { ContentFacts, DemandState } from '../state';
import { treatmentLocksHeld } from '../timing/treatment-locks';
import type { Performer } from '../transitions/transition-row';
import { TRANSITIONS } from '../transitions/transitions';
import { DECISION_REASONS, DECISIONS, DISPLAY_STATUSES, type HistoryAction } from '../vocabulary';
import type { DemandCommand, Effect, LifecycleActor, LifecycleFacts } from './commands';
import { contentFactsOf } from './draft-state';
import { treatmentLockMoveOf } from './effects';
import { EXAMPLE_CONSULTANT, EXAMPLE_CONTENT, exampleDecision } from './example-states.test-support';
import { transition } from './lifecycle';
import { openRows } from './offers';

const VERSION_MAKERS: ReadonlySet<HistoryAction> = new Set<HistoryAction>(['REQUEST', 'CHANGE_DATES', 'SAVE']);

interface Attempt {
  /** Whether to try a row of the table that starts from the current status, or any command. */
  guided: boolean;
  pick: number;
  role: LifecycleActor['role'];
  stranger: boolean;
  wild: DemandCommand;
  filing: { cycleShift: number; totalCycles: number; radiotherapy: boolean };
  facts: Omit<LifecycleFacts, 'stateToRestore'>;
  hours: number;
}

const mostly = fc.nat(9).map((roll) => roll > 0);
const seldom = mostly.map((usual) => !usual);
const reason = fc.option(fc.constantFrom(...DECISION_REASONS));

const wild: fc.Arbitrary<DemandCommand> = fc.oneof(
  fc
    .constantFrom('submit', 'resubmit', 'continue', 'change_dates', 'save_administrative')
    .map((type): DemandCommand => ({ type, content: EXAMPLE_CONTENT })),
  fc
    .record({
      decision: fc.constantFrom(...DECISIONS),
      toUserId: fc.option(fc.constant(EXAMPLE_CONSULTANT)),
      decisionReason: reason,
      finalReason: reason,
      contradictionConfirmed: mostly,
    })
    .map((decision): DemandCommand => ({ type: 'decide', ...decision })),
  fc.integer({ min: -1, max: 3 }).map((by): DemandCommand => ({ type: 'increase_cycles', by })),
  fc.constantFrom<DemandCommand>(
    { type: 'comment', target: 'insurer' },
    { type: 'upload' },
    { type: 'rollback' },
    { type: 'cycle_ended' },
    { type: 'return_to_manager', consultantId: EXAMPLE_CONSULTANT },
    { type: 'take_over', toDoctorId: 7 },
  ),
);

const attempt: fc.Arbitrary<Attempt> = fc.record({
  guided: mostly,
  pick: fc.nat(10_000),
  role: fc.constantFrom(...ROLE_NAMES, 'SYSTEM' as const),
  stranger: seldom,
  wild,
  filing: fc.record({
    cycleShift: seldom.map(Number),
    totalCycles: fc.nat(3),
    radiotherapy: fc.boolean(),
  }),
  facts: fc.record({
    companyValidationStep: fc.boolean(),
    assigneeActive: mostly,
    doctorActive: fc.boolean(),
    actorInScope: mostly,
    slotsFree: mostly,
  }),
  hours: fc.nat(48),
});

/**
 * Picks a row that starts from the current status and a role that may perform it; ending rows are rare, so that lives
 * become long.
 */
function guide(state: DemandState | null, { pick, filing }: Attempt): { role: Performer; command: DemandCommand } {
  const ends = pick % 17 === 0;
  const rows = TRANSITIONS.filter(
    (row) =>
      row.from.includes(displayStatus(state)) &&
      (ends || (row.to !== 'canceled' && row.to !== 'finished')) &&
      (state !== null || row.command === 'submit'),
  );
  const row = rows[pick % rows.length] ?? TRANSITIONS[0];
  if (!row) throw new Error('the table is empty');
  const role = row.by[pick % row.by.length] ?? 'SYSTEM';
  switch (row.command) {
    case 'decide':
      return { role, command: exampleDecision(row.decision ?? 'authorize', { contradictionConfirmed: true }) };
    case 'increase_cycles':
      return { role, command: { type: 'increase_cycles', by: 1 + (pick % 2) } };
    case 'comment':
      return { role, command: { type: 'comment', target: 'doctor' } };
    case 'return_to_manager':
      return { role, command: { type: 'return_to_manager', consultantId: EXAMPLE_CONSULTANT } };
    case 'take_over':
      return { role, command: { type: 'take_over', toDoctorId: 7 } };
    case 'submit':
    case 'resubmit':
    case 'continue':
    case 'change_dates':
    case 'save_administrative':
      return { role, command: { type: row.command, content: contentFor(state, filing, row.command === 'continue') } };
    default:
      return { role, command: { type: row.command } };
  }
}

function contentFor(state: DemandState | null, how: Attempt['filing'], next: boolean): ContentFacts {
  if (!state || state.status === 'DRAFT') {
    const { totalCycles, radiotherapy } = how;
    const radiotherapyEnd = radiotherapy ? '2026-12-30' : null;
    return { ...EXAMPLE_CONTENT, radiotherapy, radiotherapyEnd, cycle: totalCycles > 0 ? 1 : 0, totalCycles };
  }
  return { ...contentFactsOf(state), cycle: state.cycle + how.cycleShift + Number(next) };
}

interface Entry {
  before: DemandState | null;
  state: DemandState;
  action: HistoryAction;
  effects: readonly Effect[];
}

function live(attempts: readonly Attempt[]): Entry[] {
  const entries: Entry[] = [];
  let now = Date.parse('2026-11-21T11:00:00.000Z');
  for (const each of attempts) {
    now += each.hours * 3_600_000;
    const before = entries.at(-1)?.state ?? null;
    const undone = before?.undoable.at(-1);
    const stateToRestore = undone === undefined ? null : (entries[undone - 2]?.state ?? null);
    const { role, command } = each.guided ? guide(before, each) : { role: each.role, command: each.wild };
    if (each.guided && command.type === 'cycle_ended') now = Math.max(now, Date.parse(before?.continueAt ?? '') || 0);
    const actor = { role, userId: role === 'SYSTEM' ? null : each.stranger ? 99 : EXAMPLE_CONSULTANT };
    const result = transition(before, command, { ...each.facts, stateToRestore }, actor, new Date(now).toISOString());
    // Frozen, so that a later transition that mutates its input throws.
    if (result.ok) {
      const { historyAction: action, effects } = result;
      entries.push({ before, state: frozen(result.state), action, effects });
    } else expect(Object.keys(result)).toEqual(['ok', 'refusal']);
  }
  return entries;
}

function frozen(state: DemandState): DemandState {
  Object.freeze(state.undoable);
  return Object.freeze(state);
}

const lives = fc.array(attempt, { minLength: 20, maxLength: 120 }).map(live);

/** Timeout for thousands of commands on a busy machine. */
const AMPLE = 60_000;

describe('any sequence of commands by any actors', { timeout: AMPLE }, () => {
  it('keeps the invariants of the state', () => {
    fc.assert(
      fc.property(lives, (entries) => {
        entries.forEach(({ before, state, action }, index) => {
          expect(state.sequence).toBe(index + 1);
          expect(DISPLAY_STATUSES).toContain(displayStatus(state));
          expect(state.status === 'ACTIVE' || state.status === 'SENDED').toBe(state.assignedRole !== null);
          expect(state.assignedRole === 'CONSULTANT').toBe(state.assignedUserId !== null);
          expect(state.continueFlag && state.status !== 'ACTIVE').toBe(false);
          expect(state.version).toBe((before?.version ?? 0) + (VERSION_MAKERS.has(action) ? 1 : 0));
          expect(state.lastActionSequence).toBe(
            action === 'COMMENT' || action === 'UPLOAD' ? before?.lastActionSequence : state.sequence,
          );
          const withoutCycles = state.cycle === 0 && state.totalCycles === 0;
          expect(withoutCycles || (state.cycle >= 1 && state.cycle <= state.totalCycles)).toBe(true);
          if (state.continueAt) expect(displayStatus(state)).toBe('sended_accepted');
          if (state.status === 'ACTIVE') expect(state.waitingSince).not.toBeNull();
        });
      }),
      { numRuns: 120 },
    );
  });

  it('restores with an undo exactly the state before the undone action', () => {
    fc.assert(
      fc.property(lives, (entries) => {
        entries.forEach(({ before, state, action }) => {
          if (action !== 'ROLLBACK' || !before) return;
          const restored = entries[(before.undoable.at(-1) ?? 0) - 2]?.state;
          expect({ ...state, sequence: 0, lastActionSequence: 0 }).toEqual({
            ...restored,
            sequence: 0,
            lastActionSequence: 0,
          });
          expect(state.version).toBe(before.version);
        });
      }),
      { numRuns: 120 },
    );
  });

  it("changes the treatment locks whenever the demand's held locks change", () => {
    fc.assert(
      fc.property(lives, (entries) => {
        for (const { before, state, action, effects } of entries) {
          const held = before ? treatmentLocksHeld(before) : [];
          if (JSON.stringify(treatmentLocksHeld(state)) !== JSON.stringify(held))
            expect([action, treatmentLockMoveOf(effects)]).not.toEqual([action, undefined]);
          if (treatmentLockMoveOf(effects) === 'releaseSlots') expect(treatmentLocksHeld(state)).toEqual([]);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('keeps the validation badge of the newest document equal to that of the demand', () => {
    fc.assert(
      fc.property(lives, (entries) => {
        let printed = false;
        for (const { state, action, effects } of entries) {
          const isMarked = isValidationDenied(state);
          if (effects.some(({ kind }) => kind === 'renderDocument')) printed = isMarked;
          expect([action, printed]).toEqual([action, isMarked]);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('leaves somebody who can move every active demand', () => {
    fc.assert(
      fc.property(lives, (entries) => {
        const state = entries.at(-1)?.state;
        if (state?.status !== 'ACTIVE') return;
        const holder: LifecycleActor = { role: state.assignedRole ?? 'SYSTEM', userId: state.assignedUserId };
        const moves = openRows(state, holder, '2026-11-21').filter((row) => row.to !== 'unchanged');
        expect(moves.length).toBeGreaterThan(0);
      }),
      { numRuns: 120 },
    );
  });
});

describe('sampled sequences of commands', () => {
  // A fixed seed: a random sample of a hundred would likely reach everything, but not always.
  const entries = fc.sample(lives, { numRuns: 120, seed: 20261121 }).flat();

  it('reach every status', () => {
    const reached = new Set<string>(entries.map(({ state }) => displayStatus(state)));
    expect(DISPLAY_STATUSES.filter((status) => !reached.has(status) && !NOT_SOUGHT.has(status))).toEqual([]);
  });

  it('include cycles that end with both treatments', () => {
    const ended = entries.filter(({ state, action }) => action === 'CONTINUE' && state.radiotherapy);
    expect(ended.length).toBeGreaterThan(5);
  });

  it('include denied validations, and badges that are removed again', () => {
    const moved = entries.filter(({ before, state }) => isValidationDenied(before) !== isValidationDenied(state));
    const went = new Set(moved.filter(({ before }) => isValidationDenied(before)).map(({ action }) => action));
    expect([...went].sort()).toEqual(['ACCEPT', 'CANCEL', 'DENY', 'ROLLBACK']);
  });

  it('include many undone actions', () => {
    expect(entries.filter(({ action }) => action === 'ROLLBACK').length).toBeGreaterThan(10);
  });
});

/** No command leads to `active` and `sended`; sequences start from a draft. */
const NOT_SOUGHT: ReadonlySet<string> = new Set(['draft', 'active', 'sended']);
