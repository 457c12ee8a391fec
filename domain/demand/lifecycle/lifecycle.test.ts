import { describe, expect, it } from 'vitest';
import { displayStatus } from '../outlook/display-status';
import { isValidationDenied } from '../outlook/validation-denied';
import type { DemandState } from '../state';
import type { DemandCommand, LifecycleActor, LifecycleFacts } from './commands';
import {
  EXAMPLE_CONSULTANT,
  EXAMPLE_CONTENT,
  EXAMPLE_FACTS,
  EXAMPLE_NOW,
  EXAMPLE_STATES,
  exampleActor,
  exampleDecision,
} from './example-states.test-support';
import { transition } from './lifecycle';

function accepted(
  state: DemandState | null,
  command: DemandCommand,
  role: LifecycleActor['role'],
  facts: Partial<LifecycleFacts> = {},
  now: string = EXAMPLE_NOW,
): DemandState {
  const result = transition(state, command, { ...EXAMPLE_FACTS, ...facts }, exampleActor(role), now);
  if (!result.ok) throw new Error(result.refusal);
  return result.state;
}

describe('a first round', () => {
  it('begins the history with version 1', () => {
    const state = accepted(null, { type: 'submit', content: EXAMPLE_CONTENT }, 'DOCTOR');
    expect(state).toEqual({ ...EXAMPLE_STATES.pending_analysis, waitingSince: EXAMPLE_NOW });
  });

  it('keeps its route when the company changes the setting', () => {
    const facts = { companyValidationStep: true };
    let state = accepted(null, { type: 'submit', content: EXAMPLE_CONTENT }, 'DOCTOR', facts);
    expect([displayStatus(state), state.validationStep]).toEqual(['pending_validation', true]);
    state = accepted(state, exampleDecision('more_info'), 'REPRESENTATIVE');
    state = accepted(state, { type: 'resubmit', content: EXAMPLE_CONTENT }, 'ASSISTANT', {
      companyValidationStep: false,
    });
    expect([displayStatus(state), state.version, state.returnToRole]).toEqual(['pending_validation', 2, null]);
    state = accepted(state, exampleDecision('authorize'), 'REPRESENTATIVE');
    expect([displayStatus(state), state.validationDenied]).toEqual(['pending_analysis', false]);
  });

  it('marks a denied validation and leaves the decision to the manager', () => {
    const denied = accepted(EXAMPLE_STATES.pending_validation, exampleDecision('deny'), 'REPRESENTATIVE');
    expect([displayStatus(denied), denied.validationDenied]).toEqual(['pending_analysis', true]);
    const asked = accepted(denied, exampleDecision('more_info'), 'MANAGER');
    const answered = accepted(asked, { type: 'resubmit', content: EXAMPLE_CONTENT }, 'DOCTOR');
    expect(answered.validationDenied).toBe(true);
    expect([denied, asked, answered].map(isValidationDenied)).toEqual([true, true, true]);
    const evaluated = accepted(answered, { ...exampleDecision('evaluate'), toUserId: 5 }, 'MANAGER');
    expect(isValidationDenied(evaluated)).toBe(true);
  });

  it('removes the badge of a denied validation once the manager has decided, and an undo restores it', () => {
    const denied = accepted(EXAMPLE_STATES.pending_validation, exampleDecision('deny'), 'REPRESENTATIVE');
    for (const decision of ['authorize', 'deny'] as const) {
      const decided = accepted(denied, exampleDecision(decision), 'MANAGER');
      expect(isValidationDenied(decided)).toBe(false);
      const undone = accepted(decided, { type: 'rollback' }, 'MANAGER', { stateToRestore: denied });
      expect(isValidationDenied(undone)).toBe(true);
    }
    const canceled = accepted(denied, { type: 'cancel' }, 'MANAGER');
    expect(isValidationDenied(canceled)).toBe(false);
  });

  it('keeps the proposal through administrative edits and the doctor’s answers, until the next cycle is filed', () => {
    let state = accepted(EXAMPLE_STATES.pending_evaluation, exampleDecision('propose_denial'), 'CONSULTANT');
    expect([state.consultantProposal, state.assignedUserId]).toEqual(['deny', null]);
    state = accepted(state, { type: 'save_administrative', content: EXAMPLE_CONTENT }, 'MANAGER');
    expect([state.consultantProposal, state.version, state.undoable]).toEqual(['deny', 2, []]);
    state = accepted(state, exampleDecision('more_info'), 'MANAGER');
    state = accepted(state, { type: 'resubmit', content: EXAMPLE_CONTENT }, 'DOCTOR');
    expect([displayStatus(state), state.consultantProposal, state.version]).toEqual(['pending_analysis', 'deny', 3]);
    const due = { ...EXAMPLE_STATES.pending_continue, consultantProposal: 'deny' as const };
    const content = { ...EXAMPLE_CONTENT, cycle: due.cycle + 1 };
    expect(accepted(due, { type: 'continue', content }, 'DOCTOR').consultantProposal).toBeNull();
  });

  it('asks for confirmation when a decision contradicts a proposal made before a question', () => {
    const asked = accepted(
      { ...EXAMPLE_STATES.pending_analysis, consultantProposal: 'authorize' },
      exampleDecision('more_info'),
      'MANAGER',
    );
    const answered = accepted(asked, { type: 'resubmit', content: EXAMPLE_CONTENT }, 'DOCTOR');
    const deny = { ...exampleDecision('deny'), decisionReason: 'NOCUBIERTODENEGADO' } as const;
    expect(transition(answered, deny, EXAMPLE_FACTS, exampleActor('MANAGER'), EXAMPLE_NOW)).toEqual({
      ok: false,
      refusal: 'contradiction_unconfirmed',
    });
    const confirmed = accepted(answered, { ...deny, contradictionConfirmed: true }, 'MANAGER');
    expect(displayStatus(confirmed)).toBe('pending_company_deny');
  });

  it('names the consultant in the history entry and in the state', () => {
    const actor = exampleActor('MANAGER');
    const result = transition(
      EXAMPLE_STATES.pending_analysis,
      exampleDecision('evaluate'),
      EXAMPLE_FACTS,
      actor,
      EXAMPLE_NOW,
    );
    expect(result).toMatchObject({ toRole: 'CONSULTANT', toUserId: EXAMPLE_CONSULTANT, fromRole: 'MANAGER' });
  });

  it('clears the reason when the representative sends the manager’s decision back', () => {
    const state = accepted(EXAMPLE_STATES.pending_company_deny, exampleDecision('more_info'), 'REPRESENTATIVE');
    expect([displayStatus(state), state.decisionReason]).toEqual(['pending_analysis', null]);
  });
});

describe('cycles and their clock', () => {
  const decide = (state: Partial<DemandState>, now: string) =>
    accepted(
      { ...EXAMPLE_STATES.pending_company_accept, ...state },
      exampleDecision('authorize'),
      'REPRESENTATIVE',
      {},
      now,
    );

  it('continue the day after the last session, at midnight in Madrid', () => {
    expect(decide({}, EXAMPLE_NOW).continueAt).toBe('2026-12-15T23:00:00.000Z');
    expect(decide({ cycleEnd: '2027-06-30' }, EXAMPLE_NOW).continueAt).toBe('2027-06-30T22:00:00.000Z');
  });

  it('give five working days when decided after the cycle’s end', () => {
    // From Friday 4 December 2026: Monday, (the 8th is a holiday), Wednesday to Friday, Monday the 14th.
    expect(decide({ cycleEnd: '2026-12-03' }, '2026-12-04T09:00:00.000Z').continueAt).toBe('2026-12-13T23:00:00.000Z');
  });

  it('set no clock in the last cycle, without cycles, or for a denial', () => {
    expect(decide({ cycle: 3 }, EXAMPLE_NOW).continueAt).toBeNull();
    expect(decide({ cycle: 0, totalCycles: 0 }, EXAMPLE_NOW).continueAt).toBeNull();
    const denied = accepted(EXAMPLE_STATES.pending_company_deny, exampleDecision('deny'), 'REPRESENTATIVE');
    expect([denied.continueAt, denied.acceptedVersions]).toEqual([null, 0]);
  });

  it('increment the cycle with the continuation, which runs like a first submission', () => {
    const due = accepted(
      EXAMPLE_STATES.sended_accepted,
      { type: 'cycle_ended' },
      'SYSTEM',
      {},
      '2026-12-16T08:00:00.000Z',
    );
    expect(due).toMatchObject({
      status: 'ACTIVE',
      continueFlag: true,
      assignedRole: 'DOCTOR',
      cycle: 1,
      continueAt: null,
    });
    const content = { ...EXAMPLE_CONTENT, cycle: 2, cycleEnd: '2027-01-20' };
    const next = accepted(due, { type: 'continue', content }, 'DOCTOR', { companyValidationStep: true });
    expect(next).toMatchObject({
      continueFlag: false,
      cycle: 2,
      version: 2,
      validationStep: true,
      cycleEnd: '2027-01-20',
    });
    expect([displayStatus(next), next.decisionReason, next.finalReason]).toEqual(['pending_validation', null, null]);
    expect(next.acceptedVersions).toBe(1);
  });

  it('keep earlier authorizations when a continuation is denied', () => {
    const state = { ...EXAMPLE_STATES.pending_company_deny, cycle: 2, acceptedVersions: 1 };
    const denied = accepted(state, exampleDecision('deny'), 'REPRESENTATIVE');
    expect([displayStatus(denied), denied.acceptedVersions]).toEqual(['sended_denied', 1]);
  });

  it('wait for the continuation after an increase of the total', () => {
    const state = { ...EXAMPLE_STATES.sended_accepted, cycle: 3, continueAt: null };
    const more = accepted(state, { type: 'increase_cycles', by: 2 }, 'DOCTOR');
    expect(more).toMatchObject({
      cycle: 3,
      totalCycles: 5,
      continueFlag: true,
      lastDecision: 'ACCEPT',
      undoable: [2, 3],
    });
    expect(displayStatus(more)).toBe('pending_continue');
  });

  it('move the clock only when the dates change', () => {
    const state = EXAMPLE_STATES.sended_accepted;
    const moved = { ...EXAMPLE_CONTENT, cycleEnd: '2026-12-20', treatmentEnd: '2026-12-20' };
    expect(accepted(state, { type: 'change_dates', content: moved }, 'DOCTOR')).toMatchObject({
      continueAt: '2026-12-20T23:00:00.000Z',
      version: 2,
      lastDecision: 'ACCEPT',
      undoable: [],
    });
    const late = { ...state, continueAt: '2026-12-27T23:00:00.000Z' };
    expect(accepted(late, { type: 'change_dates', content: EXAMPLE_CONTENT }, 'DOCTOR').continueAt).toBe(
      late.continueAt,
    );
  });

  it('end clocks and assignments with the demand, also while a continuation is pending', () => {
    const gone = { continueFlag: false, assignedRole: null, continueAt: null, waitingSince: null, undoable: [] };
    expect(accepted(EXAMPLE_STATES.pending_continue, { type: 'cancel' }, 'ADMIN')).toMatchObject({
      status: 'CANCELED',
      ...gone,
    });
    expect(accepted(EXAMPLE_STATES.sended_accepted, { type: 'finish' }, 'MANAGER')).toMatchObject({
      status: 'FINISHED',
      ...gone,
    });
  });

  it('allow finishing a treatment that is still under way in its last cycle', () => {
    const state = { ...EXAMPLE_STATES.sended_accepted, cycle: 3, treatmentEnd: '2026-11-21' };
    expect(accepted(state, { type: 'finish' }, 'ADMIN').status).toBe('FINISHED');
  });
});

describe('reminders', () => {
  it('count from the change of the display status, not from actions that keep it', () => {
    const later = '2026-11-24T09:00:00.000Z';
    const state = EXAMPLE_STATES.pending_analysis;
    expect(accepted(state, exampleDecision('authorize'), 'MANAGER', {}, later).waitingSince).toBe(later);
    expect(accepted(state, { type: 'upload' }, 'MANAGER', {}, later).waitingSince).toBe(state.waitingSince);
    expect(
      accepted(EXAMPLE_STATES.pending_company_accept, exampleDecision('authorize'), 'REPRESENTATIVE').waitingSince,
    ).toBeNull();
  });
});
