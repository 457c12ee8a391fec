import { describe, expect, it } from 'vitest';
import { displayStatus } from '../outlook/display-status';
import type { DemandState } from '../state';
import type { DemandCommand, LifecycleActor, LifecycleFacts } from './commands';
import {
  EXAMPLE_CONSULTANT,
  EXAMPLE_CONTENT,
  EXAMPLE_FACTS,
  EXAMPLE_NOW,
  exampleActor,
  exampleDecision,
} from './example-states.test-support';
import { transition } from './lifecycle';

/** A demand's history: one state for each entry. */
class Life {
  readonly states: DemandState[] = [];

  constructor(
    private readonly now: string = EXAMPLE_NOW,
    private facts: LifecycleFacts = EXAMPLE_FACTS,
  ) {}

  get state(): DemandState | null {
    return this.states.at(-1) ?? null;
  }

  given(change: Partial<LifecycleFacts>): this {
    this.facts = { ...this.facts, ...change };
    return this;
  }

  try(command: DemandCommand, role: LifecycleActor['role'], now = this.now) {
    const undone = this.state?.undoable.at(-1);
    const stateToRestore = undone === undefined ? null : (this.states[undone - 2] ?? null);
    const result = transition(this.state, command, { ...this.facts, stateToRestore }, exampleActor(role), now);
    if (result.ok) this.states.push(result.state);
    return result;
  }

  do(command: DemandCommand, role: LifecycleActor['role'], now = this.now): this {
    const result = this.try(command, role, now);
    if (!result.ok) throw new Error(`${command.type} by ${role}: ${result.refusal}`);
    return this;
  }
}

const ROLLBACK = { type: 'rollback' } as const;

function submitted(): Life {
  return new Life().do({ type: 'submit', content: EXAMPLE_CONTENT }, 'DOCTOR');
}

function acceptedLife(cycle = 1): Life {
  return new Life()
    .do({ type: 'submit', content: { ...EXAMPLE_CONTENT, cycle } }, 'DOCTOR')
    .do(exampleDecision('authorize'), 'MANAGER')
    .do(exampleDecision('authorize'), 'REPRESENTATIVE');
}

/** The state without the sequence numbers, which keep counting. */
function unnumbered(state: DemandState | null | undefined) {
  return { ...state, sequence: 0, lastActionSequence: 0 };
}

describe('undo', () => {
  it('restores state and clocks exactly, and counts as an action', () => {
    const life = submitted()
      .do(exampleDecision('evaluate'), 'MANAGER', '2026-11-25T09:00:00.000Z')
      .do(ROLLBACK, 'MANAGER');
    expect(unnumbered(life.state)).toEqual(unnumbered(life.states[0]));
    expect(life.state).toMatchObject({ sequence: 3, lastActionSequence: 3 });
  });

  it('goes back one action at a time, as far as the last version', () => {
    const life = submitted()
      .do(exampleDecision('evaluate'), 'MANAGER')
      .do(exampleDecision('propose_denial'), 'CONSULTANT');
    life.do(ROLLBACK, 'ADMIN');
    expect(unnumbered(life.state)).toEqual(unnumbered(life.states[1]));
    life.do(ROLLBACK, 'SUPERADMIN');
    expect(unnumbered(life.state)).toEqual(unnumbered(life.states[0]));
    expect(life.try(ROLLBACK, 'MANAGER')).toEqual({ ok: false, refusal: 'undo_not_allowed' });
  });

  it('gives the demand back to the consultant who had returned it', () => {
    const life = submitted().do(exampleDecision('evaluate'), 'MANAGER').do(exampleDecision('hand_back'), 'CONSULTANT');
    expect(life.state).toMatchObject({ assignedRole: 'MANAGER', assignedUserId: null, consultantProposal: null });
    life.do(ROLLBACK, 'MANAGER');
    expect(unnumbered(life.state)).toEqual(unnumbered(life.states[1]));
  });

  it('skips comments and uploads', () => {
    const life = submitted()
      .do(exampleDecision('more_info'), 'MANAGER')
      .do({ type: 'comment', target: 'doctor' }, 'MANAGER')
      .do({ type: 'upload' }, 'MANAGER')
      .do(ROLLBACK, 'MANAGER');
    expect(unnumbered(life.state)).toEqual(unnumbered(life.states[0]));
  });

  it('can be followed by another decision, which can be undone as well', () => {
    const life = submitted()
      .do(exampleDecision('deny'), 'MANAGER')
      .do(ROLLBACK, 'MANAGER')
      .do(exampleDecision('authorize'), 'MANAGER')
      .do(ROLLBACK, 'MANAGER');
    expect(unnumbered(life.state)).toEqual(unnumbered(life.states[0]));
  });

  it('reverts a final authorization only before the treatment starts', () => {
    const lastDay = '2026-11-30T22:59:59.000Z';
    const firstDay = '2026-11-30T23:00:00.000Z';
    const life = acceptedLife();
    expect(life.try(ROLLBACK, 'MANAGER', firstDay)).toEqual({ ok: false, refusal: 'treatment_started' });
    life.do(ROLLBACK, 'MANAGER', lastDay);
    expect(displayStatus(life.state)).toBe('pending_company_accept');
    expect(life.state).toMatchObject({ acceptedVersions: 0, continueAt: null, finalReason: null });
  });

  it('reverts a final denial at any time', () => {
    const life = submitted().do(exampleDecision('deny'), 'MANAGER').do(exampleDecision('deny'), 'REPRESENTATIVE');
    life.do(ROLLBACK, 'MANAGER', '2027-05-01T10:00:00.000Z');
    expect(displayStatus(life.state)).toBe('pending_company_deny');
  });

  it('reverts an increase of cycles also during treatment, and then nothing more', () => {
    const during = '2026-12-10T10:00:00.000Z';
    const life = acceptedLife(3).do({ type: 'increase_cycles', by: 2 }, 'DOCTOR', during);
    life.do(ROLLBACK, 'MANAGER', during);
    expect(unnumbered(life.state)).toEqual(unnumbered(life.states[2]));
    expect(life.try(ROLLBACK, 'MANAGER', during)).toEqual({ ok: false, refusal: 'treatment_started' });
  });

  it.each<[string, () => Life]>([
    ['a submission', submitted],
    [
      'an answer',
      () =>
        submitted()
          .do(exampleDecision('more_info'), 'MANAGER')
          .do({ type: 'resubmit', content: EXAMPLE_CONTENT }, 'DOCTOR'),
    ],
    [
      'an administrative edit',
      () => submitted().do({ type: 'save_administrative', content: EXAMPLE_CONTENT }, 'MANAGER'),
    ],
    ['a change of dates', () => acceptedLife().do({ type: 'change_dates', content: EXAMPLE_CONTENT }, 'DOCTOR')],
    ['the end of a cycle', () => acceptedLife().do({ type: 'cycle_ended' }, 'SYSTEM', '2026-12-16T09:00:00.000Z')],
    [
      'a return from a deactivated consultant',
      () =>
        submitted()
          .do(exampleDecision('evaluate'), 'MANAGER')
          .given({ assigneeActive: false })
          .do({ type: 'return_to_manager', consultantId: EXAMPLE_CONSULTANT }, 'SYSTEM'),
    ],
    [
      'a take-over',
      () =>
        new Life(EXAMPLE_NOW, { ...EXAMPLE_FACTS, doctorActive: false })
          .do({ type: 'submit', content: EXAMPLE_CONTENT }, 'DOCTOR')
          .do(exampleDecision('evaluate'), 'MANAGER')
          .do({ type: 'take_over', toDoctorId: 7 }, 'ADMIN'),
    ],
    ['a cancel', () => submitted().do({ type: 'cancel' }, 'MANAGER')],
    ['a finish', () => acceptedLife().do({ type: 'finish' }, 'MANAGER')],
  ])('is refused after %s', (_, build) => {
    expect(build().try(ROLLBACK, 'MANAGER')).toEqual({ ok: false, refusal: 'undo_not_allowed' });
  });
});
