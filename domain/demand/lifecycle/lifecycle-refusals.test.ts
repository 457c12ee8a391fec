import { describe, expect, it } from 'vitest';
import type { ContentFacts, DemandState } from '../state';
import type { DisplayStatus } from '../vocabulary';
import { type DemandCommand, type LifecycleActor, type LifecycleFacts, REFUSALS, type Refusal } from './commands';
import {
  EXAMPLE_CONSULTANT,
  EXAMPLE_CONTENT,
  EXAMPLE_FACTS,
  EXAMPLE_NOW,
  EXAMPLE_STATES,
  exampleActor,
  exampleDecision,
} from './example-states.test-support';
import { isStale, transition } from './lifecycle';

interface Case {
  refusal: Refusal;
  from: DisplayStatus;
  by: LifecycleActor['role'];
  command: DemandCommand;
  state?: Partial<DemandState>;
  facts?: Partial<LifecycleFacts>;
  now?: string;
}

const filed = (
  type: 'submit' | 'resubmit' | 'continue' | 'change_dates' | 'save_administrative',
  change: Partial<ContentFacts> = {},
) => ({ type, content: { ...EXAMPLE_CONTENT, ...change } }) as DemandCommand;
const onceAccepted = { acceptedVersions: 1 };
const restorable = { stateToRestore: EXAMPLE_STATES.pending_analysis };
const evaluationBefore = { ...EXAMPLE_STATES.pending_evaluation, sequence: 2 };

const CASES: Case[] = [
  { refusal: 'not_allowed', from: 'pending_analysis', by: 'DOCTOR', command: exampleDecision('authorize') },
  { refusal: 'not_allowed', from: 'pending_analysis', by: 'MANAGER', command: exampleDecision('propose_denial') },
  { refusal: 'not_allowed', from: 'pending_analysis', by: 'ADMIN', command: exampleDecision('authorize') },
  {
    refusal: 'not_allowed',
    from: 'pending_validation',
    by: 'REPRESENTATIVE',
    command: exampleDecision('authorize'),
    facts: { actorInScope: false },
  },
  {
    refusal: 'not_allowed',
    from: 'pending_company_accept',
    by: 'REPRESENTATIVE',
    command: exampleDecision('more_info'),
    state: { lastDecisionRole: 'CONSULTANT' },
  },
  { refusal: 'not_allowed', from: 'sended_accepted', by: 'DOCTOR', command: { type: 'cycle_ended' } },
  {
    refusal: 'not_assigned_to_you',
    from: 'pending_company_accept',
    by: 'MANAGER',
    command: exampleDecision('authorize'),
  },
  { refusal: 'not_assigned_to_you', from: 'pending_evaluation', by: 'MANAGER', command: { type: 'cancel' } },
  {
    refusal: 'not_assigned_to_you',
    from: 'pending_missing_info',
    by: 'MANAGER',
    command: filed('save_administrative'),
  },
  {
    refusal: 'not_assigned_to_you',
    from: 'pending_evaluation',
    by: 'CONSULTANT',
    command: exampleDecision('propose_denial'),
    state: { assignedUserId: 52 },
  },
  { refusal: 'wrong_status', from: 'pending_analysis', by: 'DOCTOR', command: filed('submit') },
  { refusal: 'wrong_status', from: 'finished', by: 'MANAGER', command: exampleDecision('authorize') },
  { refusal: 'wrong_status', from: 'draft', by: 'DOCTOR', command: { type: 'comment', target: 'managers' } },
  { refusal: 'wrong_status', from: 'sended_accepted', by: 'ADMIN', command: { type: 'cancel' } },
  {
    refusal: 'wrong_status',
    from: 'sended_accepted',
    by: 'DOCTOR',
    command: filed('change_dates'),
    state: { chemotherapy: false },
  },
  {
    refusal: 'wrong_status',
    from: 'sended_accepted',
    by: 'SYSTEM',
    command: { type: 'cycle_ended' },
    now: '2026-12-15T22:59:59.999Z',
  },
  {
    refusal: 'assignee_required',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: exampleDecision('evaluate', { toUserId: null }),
  },
  {
    refusal: 'assignee_inactive',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: exampleDecision('evaluate'),
    facts: { assigneeActive: false },
  },
  {
    refusal: 'assignee_inactive',
    from: 'pending_analysis',
    by: 'ADMIN',
    command: { type: 'take_over', toDoctorId: 77 },
    facts: { doctorActive: false, assigneeActive: false },
  },
  {
    refusal: 'doctor_active',
    from: 'pending_analysis',
    by: 'ADMIN',
    command: { type: 'take_over', toDoctorId: 77 },
  },
  {
    refusal: 'assignee_inactive',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: { type: 'rollback' },
    state: { sequence: 3, undoable: [2, 3] },
    facts: { stateToRestore: evaluationBefore, assigneeActive: false },
  },
  {
    refusal: 'reason_required',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: exampleDecision('authorize', { decisionReason: null }),
  },
  {
    refusal: 'reason_required',
    from: 'pending_company_accept',
    by: 'REPRESENTATIVE',
    command: exampleDecision('authorize', { finalReason: null }),
  },
  {
    refusal: 'reason_contradicts',
    from: 'pending_company_accept',
    by: 'REPRESENTATIVE',
    command: exampleDecision('authorize', { finalReason: 'NOCUBIERTODENEGADO' }),
  },
  {
    refusal: 'reason_contradicts',
    from: 'pending_company_deny',
    by: 'REPRESENTATIVE',
    command: exampleDecision('deny', { finalReason: 'NOCUBIERTOAUTORIZACION' }),
  },
  {
    refusal: 'contradiction_unconfirmed',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: exampleDecision('deny', { decisionReason: 'AUTORIZADO' }),
  },
  {
    refusal: 'contradiction_unconfirmed',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: exampleDecision('authorize', { decisionReason: 'NOCUBIERTODENEGADO' }),
  },
  {
    refusal: 'contradiction_unconfirmed',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: exampleDecision('deny'),
    state: { consultantProposal: 'authorize' },
  },
  {
    refusal: 'contradiction_unconfirmed',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: exampleDecision('authorize'),
    state: { consultantProposal: 'deny' },
  },
  {
    refusal: 'contradiction_unconfirmed',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: exampleDecision('deny', { decisionReason: 'USOFUERADEINDICACIONDENEGADO' }),
  },
  {
    refusal: 'contradiction_unconfirmed',
    from: 'pending_company_accept',
    by: 'REPRESENTATIVE',
    command: exampleDecision('deny'),
  },
  {
    refusal: 'contradiction_unconfirmed',
    from: 'pending_company_deny',
    by: 'REPRESENTATIVE',
    command: exampleDecision('authorize'),
  },
  { refusal: 'undo_not_allowed', from: 'pending_analysis', by: 'MANAGER', command: { type: 'rollback' } },
  { refusal: 'undo_not_allowed', from: 'pending_continue', by: 'MANAGER', command: { type: 'rollback' } },
  { refusal: 'undo_not_allowed', from: 'canceled', by: 'MANAGER', command: { type: 'rollback' } },
  { refusal: 'undo_not_allowed', from: 'finished', by: 'ADMIN', command: { type: 'rollback' } },
  {
    refusal: 'undo_not_allowed',
    from: 'pending_evaluation',
    by: 'MANAGER',
    command: { type: 'rollback' },
    facts: { stateToRestore: null },
  },
  {
    refusal: 'undo_not_allowed',
    from: 'pending_evaluation',
    by: 'MANAGER',
    command: { type: 'rollback' },
    facts: { stateToRestore: evaluationBefore },
  },
  {
    refusal: 'treatment_started',
    from: 'sended_accepted',
    by: 'MANAGER',
    command: { type: 'rollback' },
    facts: restorable,
    now: '2026-11-30T23:00:00.000Z',
  },
  { refusal: 'cycles_invalid', from: 'draft', by: 'DOCTOR', command: filed('submit', { cycle: 4 }) },
  { refusal: 'cycles_invalid', from: 'draft', by: 'DOCTOR', command: filed('submit', { cycle: 0 }) },
  { refusal: 'cycles_invalid', from: 'draft', by: 'DOCTOR', command: filed('submit', { cycle: 1.5 }) },
  {
    refusal: 'cycles_invalid',
    from: 'draft',
    by: 'DOCTOR',
    command: filed('submit', { chemotherapy: false, radiotherapy: true }),
  },
  { refusal: 'cycles_invalid', from: 'sended_accepted', by: 'DOCTOR', command: { type: 'increase_cycles', by: 1 } },
  {
    refusal: 'cycles_invalid',
    from: 'sended_accepted',
    by: 'DOCTOR',
    command: { type: 'increase_cycles', by: 0 },
    state: { cycle: 3 },
  },
  {
    refusal: 'cycles_invalid',
    from: 'sended_accepted',
    by: 'DOCTOR',
    command: { type: 'increase_cycles', by: 0.5 },
    state: { cycle: 3 },
  },
  {
    refusal: 'cycles_invalid',
    from: 'sended_accepted',
    by: 'DOCTOR',
    command: { type: 'increase_cycles', by: 1 },
    state: { cycle: 0, totalCycles: 0 },
  },
  {
    refusal: 'wrong_status',
    from: 'pending_evaluation',
    by: 'SYSTEM',
    command: { type: 'return_to_manager', consultantId: EXAMPLE_CONSULTANT + 1 },
    facts: { assigneeActive: false },
  },
  {
    refusal: 'wrong_status',
    from: 'pending_evaluation',
    by: 'SYSTEM',
    command: { type: 'return_to_manager', consultantId: EXAMPLE_CONSULTANT },
    facts: { assigneeActive: true },
  },
  { refusal: 'slots_taken', from: 'draft', by: 'DOCTOR', command: filed('submit'), facts: { slotsFree: false } },
  {
    refusal: 'slots_taken',
    from: 'pending_missing_info',
    by: 'DOCTOR',
    command: filed('resubmit'),
    facts: { slotsFree: false },
  },
  {
    refusal: 'slots_taken',
    from: 'pending_continue',
    by: 'DOCTOR',
    command: filed('continue', { cycle: 2 }),
    facts: { slotsFree: false },
  },
  {
    refusal: 'slots_taken',
    from: 'sended_accepted',
    by: 'DOCTOR',
    command: filed('change_dates'),
    facts: { slotsFree: false },
  },
  {
    refusal: 'slots_taken',
    from: 'sended_accepted',
    by: 'DOCTOR',
    command: { type: 'increase_cycles', by: 2 },
    state: { cycle: 3 },
    facts: { slotsFree: false },
  },
  {
    refusal: 'slots_taken',
    from: 'sended_denied',
    by: 'MANAGER',
    command: { type: 'rollback' },
    facts: { ...restorable, slotsFree: false },
  },
  {
    refusal: 'content_locked',
    from: 'pending_missing_info',
    by: 'DOCTOR',
    command: filed('resubmit', { cycle: 2 }),
    state: onceAccepted,
  },
  {
    refusal: 'content_locked',
    from: 'pending_missing_info',
    by: 'DOCTOR',
    command: filed('resubmit', { totalCycles: 6 }),
    state: onceAccepted,
  },
  { refusal: 'content_locked', from: 'pending_continue', by: 'DOCTOR', command: filed('continue') },
  {
    refusal: 'content_locked',
    from: 'pending_continue',
    by: 'DOCTOR',
    command: filed('continue', { cycle: 2, totalCycles: 4 }),
  },
  {
    refusal: 'content_locked',
    from: 'sended_accepted',
    by: 'DOCTOR',
    command: filed('change_dates', { radiotherapy: true }),
  },
  { refusal: 'content_locked', from: 'sended_accepted', by: 'DOCTOR', command: filed('change_dates', { cycle: 2 }) },
  {
    refusal: 'content_locked',
    from: 'pending_analysis',
    by: 'MANAGER',
    command: filed('save_administrative', { cycleEnd: '2026-12-16' }),
  },
  { refusal: 'not_finishable', from: 'pending_analysis', by: 'MANAGER', command: { type: 'finish' } },
  { refusal: 'not_finishable', from: 'pending_analysis', by: 'DOCTOR', command: { type: 'finish' } },
];

describe('refusals', () => {
  it.each(CASES)('$refusal in $from by $by ($command.type)', ({ refusal, from, by, command, state, facts, now }) => {
    const result = transition(
      { ...EXAMPLE_STATES[from], ...state },
      command,
      { ...EXAMPLE_FACTS, ...facts },
      exampleActor(by),
      now ?? EXAMPLE_NOW,
    );
    expect(result).toEqual({ ok: false, refusal });
  });

  it('cover every code but staleness, which is checked before, and too many files, which are counted on writing', () => {
    const covered = new Set<Refusal>(['stale', 'files_too_many', ...CASES.map((each) => each.refusal)]);
    expect(REFUSALS.filter((refusal) => !covered.has(refusal))).toEqual([]);
  });

  it('detect a stale page by the number of the last action, which comments and uploads do not raise', () => {
    const state = EXAMPLE_STATES.pending_evaluation;
    expect(isStale(state, 2)).toBe(false);
    expect(isStale(state, 1)).toBe(true);
    expect(isStale(state, null)).toBe(false);
    expect(isStale(null, 0)).toBe(false);
    for (const command of [{ type: 'comment', target: 'doctor' }, { type: 'upload' }] as const) {
      const result = transition(state, command, EXAMPLE_FACTS, exampleActor('MANAGER'), EXAMPLE_NOW);
      expect(result.ok && [result.state.sequence, isStale(result.state, 2)]).toEqual([3, false]);
    }
  });
});
