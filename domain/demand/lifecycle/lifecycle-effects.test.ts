import { describe, expect, it } from 'vitest';
import type { DemandState } from '../state';
import type { DisplayStatus } from '../vocabulary';
import type { DemandCommand, Effect, LifecycleActor, LifecycleFacts } from './commands';
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

const VERSION = ['addVersion', 'document:submission'];
const DOCTOR = ['doctor', 'filer'];
const CONCERNED = ['doctor', 'filer', 'managers', 'representatives'];

const content = EXAMPLE_CONTENT;
const toRestore = { stateToRestore: EXAMPLE_STATES.pending_analysis };

type Row = [
  from: DisplayStatus,
  by: LifecycleActor['role'],
  command: DemandCommand,
  deeds: string[],
  told: string[],
  about: string,
  facts?: Partial<LifecycleFacts>,
];

/** Written by hand from docs/rules.md sections 3 and 8. */
const EXPECTED: Row[] = [
  ['draft', 'DOCTOR', { type: 'submit', content }, [...VERSION, 'takeSlots'], ['managers'], 'pending_analysis'],
  [
    'draft',
    'DOCTOR',
    { type: 'submit', content },
    [...VERSION, 'takeSlots'],
    ['representatives'],
    'pending_validation',
    {
      companyValidationStep: true,
    },
  ],
  [
    'pending_missing_info',
    'DOCTOR',
    { type: 'resubmit', content },
    [...VERSION, 'takeSlots'],
    ['managers'],
    'pending_analysis',
  ],
  [
    'pending_continue',
    'DOCTOR',
    { type: 'continue', content: { ...content, cycle: 2 } },
    [...VERSION, 'takeSlots'],
    ['managers'],
    'pending_analysis',
  ],
  [
    'sended_accepted',
    'DOCTOR',
    { type: 'change_dates', content },
    [...VERSION, 'takeSlots'],
    ['managers', 'representatives'],
    'change_dates',
  ],
  ['pending_missing_info', 'DOCTOR', { type: 'finish' }, ['releaseSlots'], CONCERNED, 'finish'],
  ['pending_validation', 'REPRESENTATIVE', exampleDecision('authorize'), [], ['managers'], 'pending_analysis'],
  [
    'pending_validation',
    'REPRESENTATIVE',
    exampleDecision('deny'),
    ['document:validation'],
    ['managers'],
    'pending_analysis',
  ],
  ['pending_validation', 'REPRESENTATIVE', exampleDecision('more_info'), [], DOCTOR, 'pending_missing_info'],
  ['pending_analysis', 'MANAGER', exampleDecision('evaluate'), [], ['assigned_consultant'], 'pending_evaluation'],
  ['pending_analysis', 'MANAGER', exampleDecision('more_info'), [], DOCTOR, 'pending_missing_info'],
  ['pending_analysis', 'MANAGER', exampleDecision('authorize'), [], ['representatives'], 'pending_company_accept'],
  ['pending_analysis', 'MANAGER', exampleDecision('deny'), [], ['representatives'], 'pending_company_deny'],
  ['pending_evaluation', 'CONSULTANT', exampleDecision('propose_denial'), [], ['managers'], 'pending_analysis'],
  ['pending_evaluation', 'CONSULTANT', exampleDecision('hand_back'), [], ['managers'], 'return'],
  [
    'pending_company_accept',
    'REPRESENTATIVE',
    exampleDecision('authorize'),
    ['document:decision', 'takeSlots'],
    DOCTOR,
    'sended_accepted',
  ],
  [
    'pending_company_deny',
    'REPRESENTATIVE',
    exampleDecision('deny'),
    ['document:decision', 'releaseSlots'],
    DOCTOR,
    'sended_denied',
  ],
  [
    'pending_company_accept',
    'REPRESENTATIVE',
    exampleDecision('deny', { contradictionConfirmed: true }),
    ['document:decision', 'releaseSlots'],
    [...DOCTOR, 'managers'],
    'sended_denied authorization_reversed',
  ],
  [
    'pending_company_deny',
    'REPRESENTATIVE',
    exampleDecision('authorize', { contradictionConfirmed: true }),
    ['document:decision', 'takeSlots'],
    [...DOCTOR, 'managers'],
    'sended_accepted denial_reversed',
  ],
  ['pending_company_accept', 'REPRESENTATIVE', exampleDecision('more_info'), [], ['managers'], 'pending_analysis'],
  [
    'pending_evaluation',
    'SYSTEM',
    { type: 'return_to_manager', consultantId: EXAMPLE_CONSULTANT },
    [],
    ['managers'],
    'return',
    { assigneeActive: false },
  ],
  ['pending_analysis', 'MANAGER', { type: 'cancel' }, ['releaseSlots'], DOCTOR, 'cancel'],
  ['pending_evaluation', 'ADMIN', { type: 'cancel' }, ['releaseSlots'], DOCTOR, 'cancel'],
  ['sended_accepted', 'MANAGER', { type: 'finish' }, ['releaseSlots'], CONCERNED, 'finish'],
  [
    'pending_evaluation',
    'MANAGER',
    { type: 'rollback' },
    ['takeSlots'],
    ['former_audience', 'managers'],
    'rollback',
    toRestore,
  ],
  [
    'sended_accepted',
    'MANAGER',
    { type: 'rollback' },
    ['annulDecisionDocument', 'document:annulled', 'takeSlots'],
    ['former_audience', 'managers'],
    'rollback',
    toRestore,
  ],
  [
    'sended_denied',
    'MANAGER',
    { type: 'rollback' },
    ['annulDecisionDocument', 'document:annulled', 'takeSlots'],
    ['former_audience', 'managers'],
    'rollback',
    toRestore,
  ],
  ['pending_analysis', 'MANAGER', { type: 'save_administrative', content }, VERSION, DOCTOR, 'save'],
  ['pending_analysis', 'MANAGER', { type: 'upload' }, [], ['managers'], 'upload'],
  ['sended_accepted', 'MANAGER', { type: 'upload' }, [], DOCTOR, 'upload'],
  [
    'pending_analysis',
    'ADMIN',
    { type: 'take_over', toDoctorId: 77 },
    [],
    ['doctor', 'filer', 'managers', 'representatives'],
    'taken_over take_over',
    { doctorActive: false },
  ],
  ['pending_analysis', 'SUPERVISOR', { type: 'comment', target: 'doctor' }, [], DOCTOR, 'comment_to_doctor'],
  ['pending_analysis', 'DOCTOR', { type: 'comment', target: 'managers' }, [], ['managers'], 'comment'],
  ['pending_analysis', 'DOCTOR', { type: 'comment', target: 'insurer' }, [], ['representatives'], 'comment'],
];

describe('effects', () => {
  it.each(EXPECTED)('effects of an action from %s by %s: %o', (from, by, command, deeds, told, about, facts) => {
    const result = transition(
      EXAMPLE_STATES[from],
      command,
      { ...EXAMPLE_FACTS, ...facts },
      exampleActor(by),
      EXAMPLE_NOW,
    );
    if (!result.ok) throw new Error(result.refusal);
    expect(result.effects.filter((effect) => effect.kind !== 'notify').map(inWords)).toEqual(deeds);
    expect(result.effects.flatMap((effect) => (effect.kind === 'notify' ? [effect.audience] : []))).toEqual(told);
    const keys = result.effects.flatMap((effect) => (effect.kind === 'notify' ? [effect.key] : []));
    expect([...new Set(keys)].join(' ')).toBe(about);
  });

  it('notify the doctor when an assistant files', () => {
    const result = transition(null, { type: 'submit', content }, EXAMPLE_FACTS, exampleActor('ASSISTANT'), EXAMPLE_NOW);
    expect(result.ok && result.effects).toContainEqual({ kind: 'notify', audience: 'doctor', key: 'request' });
  });

  it('notify the assigned consultant that the demand is finished', () => {
    const state = { ...EXAMPLE_STATES.pending_evaluation, acceptedVersions: 1 };
    const result = transition(state, { type: 'finish' }, EXAMPLE_FACTS, exampleActor('ADMIN'), EXAMPLE_NOW);
    expect(result.ok && result.effects).toContainEqual({
      kind: 'notify',
      audience: 'assigned_consultant',
      key: 'finish',
    });
  });

  it.each<[LifecycleActor['role'], DemandCommand, Partial<DemandState>]>([
    ['MANAGER', exampleDecision('authorize'), {}],
    ['MANAGER', exampleDecision('deny'), {}],
    ['MANAGER', { type: 'cancel' }, {}],
    ['ADMIN', { type: 'cancel' }, {}],
    ['MANAGER', { type: 'finish' }, { acceptedVersions: 1 }],
    ['DOCTOR', { type: 'finish' }, { ...EXAMPLE_STATES.pending_missing_info, acceptedVersions: 1 }],
    ['MANAGER', { type: 'rollback' }, {}],
  ])('render the document again when a denied validation is overruled: %s, %o', (by, command, fields) => {
    const state = { ...EXAMPLE_STATES.pending_analysis, undoable: [2], ...fields, validationDenied: true };
    const facts = { ...EXAMPLE_FACTS, stateToRestore: EXAMPLE_STATES.pending_validation };
    const result = transition(state, command, facts, exampleActor(by), EXAMPLE_NOW);
    expect(result.ok && result.effects).toContainEqual({ kind: 'renderDocument', edition: 'validation' });
  });

  it('notify the doctor that the next cycle is due, and take the treatment locks again', () => {
    const now = '2026-12-15T23:00:00.000Z';
    const result = transition(
      EXAMPLE_STATES.sended_accepted,
      { type: 'cycle_ended' },
      EXAMPLE_FACTS,
      exampleActor('SYSTEM'),
      now,
    );
    expect(result.ok && result.effects).toEqual([
      { kind: 'takeFreeSlots' },
      { kind: 'notify', audience: 'doctor', key: 'pending_continue' },
      { kind: 'notify', audience: 'filer', key: 'pending_continue' },
    ]);
  });
});

function inWords(effect: Effect): string {
  return effect.kind === 'renderDocument' ? `document:${effect.edition}` : effect.kind;
}
