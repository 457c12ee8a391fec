import { describe, expect, it } from 'vitest';
import { ROLE_NAMES } from '../../access/roles';
import { displayStatus } from '../outlook/display-status';
import type { DemandState } from '../state';
import { DECISIONS, DISPLAY_STATUSES, type DisplayStatus, type HistoryAction } from '../vocabulary';
import type { DemandCommand, LifecycleFacts } from './commands';
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

const ACTIONS = [
  ...DECISIONS,
  'submit',
  'resubmit',
  'continue',
  'change_dates',
  'increase_cycles',
  'save_administrative',
  'comment',
  'upload',
  'cancel',
  'finish',
  'rollback',
  'take_over',
  'cycle_ended',
  'return_to_manager',
] as const;
type ActionName = (typeof ACTIONS)[number];

const PERFORMERS = [...ROLE_NAMES, 'SYSTEM'] as const;
const EVERYONE = 'SUPERADMIN ADMIN MANAGER REPRESENTATIVE CONSULTANT SUPERVISOR DOCTOR ASSISTANT';

type Row = readonly [DisplayStatus, string, ActionName, HistoryAction, DisplayStatus];

/**
 * Transcribed by hand from docs/rules.md section 3, for a first round without validation step, cycle 1 of 3, with an
 * active doctor: all other commands are refused. The undone action started from pending_analysis.
 */
const EXPECTED: readonly Row[] = [
  ['draft', 'DOCTOR ASSISTANT', 'submit', 'REQUEST', 'pending_analysis'],

  ['pending_validation', 'REPRESENTATIVE', 'authorize', 'ACCEPT', 'pending_analysis'],
  ['pending_validation', 'REPRESENTATIVE', 'more_info', 'REQUEST_MISSING_INFO', 'pending_missing_info'],
  ['pending_validation', 'REPRESENTATIVE', 'deny', 'DENY', 'pending_analysis'],
  ['pending_validation', 'SUPERADMIN ADMIN', 'cancel', 'CANCEL', 'canceled'],
  ['pending_validation', 'MANAGER', 'upload', 'UPLOAD', 'pending_validation'],
  ['pending_validation', EVERYONE, 'comment', 'COMMENT', 'pending_validation'],

  ['pending_analysis', 'MANAGER', 'evaluate', 'REQUEST_AUTHORIZATION', 'pending_evaluation'],
  ['pending_analysis', 'MANAGER', 'more_info', 'REQUEST_MISSING_INFO', 'pending_missing_info'],
  ['pending_analysis', 'MANAGER', 'authorize', 'ACCEPT', 'pending_company_accept'],
  ['pending_analysis', 'MANAGER', 'deny', 'DENY', 'pending_company_deny'],
  ['pending_analysis', 'MANAGER', 'save_administrative', 'SAVE', 'pending_analysis'],
  ['pending_analysis', 'SUPERADMIN ADMIN MANAGER', 'cancel', 'CANCEL', 'canceled'],
  ['pending_analysis', 'MANAGER', 'upload', 'UPLOAD', 'pending_analysis'],
  ['pending_analysis', EVERYONE, 'comment', 'COMMENT', 'pending_analysis'],

  ['pending_evaluation', 'CONSULTANT', 'propose_authorization', 'PROPOSE_AUTHORIZATION', 'pending_analysis'],
  ['pending_evaluation', 'CONSULTANT', 'propose_denial', 'PROPOSE_DENIAL', 'pending_analysis'],
  ['pending_evaluation', 'CONSULTANT', 'hand_back', 'RETURN', 'pending_analysis'],
  ['pending_evaluation', 'SUPERADMIN ADMIN MANAGER', 'rollback', 'ROLLBACK', 'pending_analysis'],
  ['pending_evaluation', 'SUPERADMIN ADMIN', 'cancel', 'CANCEL', 'canceled'],
  ['pending_evaluation', 'MANAGER', 'upload', 'UPLOAD', 'pending_evaluation'],
  ['pending_evaluation', EVERYONE, 'comment', 'COMMENT', 'pending_evaluation'],

  ['pending_company_accept', 'REPRESENTATIVE', 'authorize', 'ACCEPT', 'sended_accepted'],
  ['pending_company_accept', 'REPRESENTATIVE', 'deny', 'DENY', 'sended_denied'],
  ['pending_company_accept', 'REPRESENTATIVE', 'more_info', 'REQUEST_MISSING_INFO', 'pending_analysis'],
  ['pending_company_accept', 'SUPERADMIN ADMIN MANAGER', 'rollback', 'ROLLBACK', 'pending_analysis'],
  ['pending_company_accept', 'SUPERADMIN ADMIN', 'cancel', 'CANCEL', 'canceled'],
  ['pending_company_accept', 'MANAGER', 'upload', 'UPLOAD', 'pending_company_accept'],
  ['pending_company_accept', EVERYONE, 'comment', 'COMMENT', 'pending_company_accept'],

  ['pending_company_deny', 'REPRESENTATIVE', 'authorize', 'ACCEPT', 'sended_accepted'],
  ['pending_company_deny', 'REPRESENTATIVE', 'deny', 'DENY', 'sended_denied'],
  ['pending_company_deny', 'REPRESENTATIVE', 'more_info', 'REQUEST_MISSING_INFO', 'pending_analysis'],
  ['pending_company_deny', 'SUPERADMIN ADMIN MANAGER', 'rollback', 'ROLLBACK', 'pending_analysis'],
  ['pending_company_deny', 'SUPERADMIN ADMIN', 'cancel', 'CANCEL', 'canceled'],
  ['pending_company_deny', 'MANAGER', 'upload', 'UPLOAD', 'pending_company_deny'],
  ['pending_company_deny', EVERYONE, 'comment', 'COMMENT', 'pending_company_deny'],

  ['pending_missing_info', 'DOCTOR ASSISTANT', 'resubmit', 'REQUEST', 'pending_analysis'],
  ['pending_missing_info', 'DOCTOR ASSISTANT', 'finish', 'FINISH', 'finished'],
  ['pending_missing_info', 'SUPERADMIN ADMIN MANAGER', 'rollback', 'ROLLBACK', 'pending_analysis'],
  ['pending_missing_info', 'SUPERADMIN ADMIN', 'cancel', 'CANCEL', 'canceled'],
  ['pending_missing_info', 'MANAGER', 'upload', 'UPLOAD', 'pending_missing_info'],
  ['pending_missing_info', EVERYONE, 'comment', 'COMMENT', 'pending_missing_info'],

  ['pending_continue', 'DOCTOR ASSISTANT', 'continue', 'REQUEST', 'pending_analysis'],
  ['pending_continue', 'SUPERADMIN ADMIN MANAGER DOCTOR ASSISTANT', 'finish', 'FINISH', 'finished'],
  ['pending_continue', 'SUPERADMIN ADMIN', 'cancel', 'CANCEL', 'canceled'],
  ['pending_continue', 'MANAGER', 'upload', 'UPLOAD', 'pending_continue'],
  ['pending_continue', EVERYONE, 'comment', 'COMMENT', 'pending_continue'],

  ['sended_accepted', 'DOCTOR ASSISTANT', 'change_dates', 'CHANGE_DATES', 'sended_accepted'],
  ['sended_accepted', 'SUPERADMIN ADMIN MANAGER', 'finish', 'FINISH', 'finished'],
  ['sended_accepted', 'SUPERADMIN ADMIN MANAGER', 'rollback', 'ROLLBACK', 'pending_analysis'],
  ['sended_accepted', 'MANAGER', 'upload', 'UPLOAD', 'sended_accepted'],
  ['sended_accepted', EVERYONE, 'comment', 'COMMENT', 'sended_accepted'],

  ['sended_denied', 'SUPERADMIN ADMIN MANAGER', 'rollback', 'ROLLBACK', 'pending_analysis'],
  ['sended_denied', 'MANAGER', 'upload', 'UPLOAD', 'sended_denied'],
  ['sended_denied', EVERYONE, 'comment', 'COMMENT', 'sended_denied'],

  // No command leads to these two; a demand in them can still get comments and files, and `active` can be canceled.
  ['active', 'SUPERADMIN ADMIN', 'cancel', 'CANCEL', 'canceled'],
  ['active', 'MANAGER', 'upload', 'UPLOAD', 'active'],
  ['active', EVERYONE, 'comment', 'COMMENT', 'active'],
  ['sended', 'MANAGER', 'upload', 'UPLOAD', 'sended'],
  ['sended', EVERYONE, 'comment', 'COMMENT', 'sended'],
];

/** Rows that are accepted in addition when a fact about the demand differs. */
const EXPECTED_VARIANTS: readonly (readonly [string, Partial<DemandState>, Partial<LifecycleFacts>, string, Row])[] = [
  [
    'whose consultant was deactivated',
    {},
    { assigneeActive: false },
    EXAMPLE_NOW,
    ['pending_evaluation', 'SYSTEM', 'return_to_manager', 'RETURN', 'pending_analysis'],
  ],
  [
    'with a validation step',
    {},
    { companyValidationStep: true },
    EXAMPLE_NOW,
    ['draft', 'DOCTOR ASSISTANT', 'submit', 'REQUEST', 'pending_validation'],
  ],
  [
    'with a validation step',
    {},
    { companyValidationStep: true },
    EXAMPLE_NOW,
    ['pending_continue', 'DOCTOR ASSISTANT', 'continue', 'REQUEST', 'pending_validation'],
  ],
  [
    'with information requested by the representative',
    { returnToRole: 'REPRESENTATIVE' },
    {},
    EXAMPLE_NOW,
    ['pending_missing_info', 'DOCTOR ASSISTANT', 'resubmit', 'REQUEST', 'pending_validation'],
  ],
  [
    'in the last cycle',
    { cycle: 3 },
    {},
    EXAMPLE_NOW,
    ['sended_accepted', 'DOCTOR ASSISTANT', 'increase_cycles', 'INCREASE_CYCLES', 'pending_continue'],
  ],
  [
    'when the cycle is over',
    {},
    {},
    '2026-12-15T23:00:00.000Z',
    ['sended_accepted', 'SYSTEM', 'cycle_ended', 'CONTINUE', 'pending_continue'],
  ],
  ...(['last cycle under way', 'treatment has ended'] as const).map(
    (when) =>
      [
        when,
        when === 'treatment has ended' ? { cycle: 3, continueAt: null, treatmentEnd: '2026-11-01' } : { cycle: 3 },
        {},
        EXAMPLE_NOW,
        ['sended_accepted', 'SUPERADMIN ADMIN MANAGER', 'finish', 'FINISH', 'finished'],
      ] as const,
  ),
  ...DISPLAY_STATUSES.map(
    (status) =>
      [
        'with a doctor who is deactivated',
        {},
        { doctorActive: false },
        EXAMPLE_NOW,
        [status, 'SUPERADMIN ADMIN', 'take_over', 'TAKE_OVER', status],
      ] as const,
  ),
  ...(
    [
      'pending_validation',
      'pending_analysis',
      'pending_evaluation',
      'pending_company_accept',
      'pending_company_deny',
      'pending_missing_info',
    ] as const
  ).map(
    (status) =>
      [
        'accepted before',
        { acceptedVersions: 1 },
        {},
        EXAMPLE_NOW,
        [status, 'SUPERADMIN ADMIN MANAGER', 'finish', 'FINISH', 'finished'],
      ] as const,
  ),
];

function commandOf(action: ActionName, state: DemandState): DemandCommand {
  switch (action) {
    case 'submit':
    case 'resubmit':
    case 'change_dates':
    case 'save_administrative':
      return { type: action, content: { ...EXAMPLE_CONTENT, cycle: state.cycle, totalCycles: state.totalCycles } };
    case 'continue':
      return { type: action, content: { ...EXAMPLE_CONTENT, cycle: state.cycle + 1 } };
    case 'increase_cycles':
      return { type: action, by: 1 };
    case 'comment':
      return { type: action, target: 'managers' };
    case 'take_over':
      return { type: action, toDoctorId: 77 };
    case 'upload':
    case 'cancel':
    case 'finish':
    case 'rollback':
    case 'cycle_ended':
      return { type: action };
    case 'return_to_manager':
      return { type: action, consultantId: EXAMPLE_CONSULTANT };
    default:
      return exampleDecision(action, { contradictionConfirmed: true });
  }
}

function perform(
  status: DisplayStatus,
  action: ActionName,
  performer: (typeof PERFORMERS)[number],
  change: Partial<DemandState> = {},
  facts: Partial<LifecycleFacts> = {},
  now: string = EXAMPLE_NOW,
) {
  const state = { ...EXAMPLE_STATES[status], ...change };
  const given = structuredClone(state);
  const allFacts = { ...EXAMPLE_FACTS, stateToRestore: EXAMPLE_STATES.pending_analysis, ...facts };
  const result = transition(state, commandOf(action, state), allFacts, exampleActor(performer), now);
  expect(state).toEqual(given);
  return result;
}

describe('the table of the lifecycle', () => {
  it.each(DISPLAY_STATUSES)('accepts in %s exactly what the rules say', (status) => {
    for (const action of ACTIONS) {
      for (const performer of PERFORMERS) {
        const row = EXPECTED.find(
          ([from, by, what]) => from === status && what === action && by.split(' ').includes(performer),
        );
        const result = perform(status, action, performer);
        const what = `${status} ${performer} ${action}`;
        expect([what, result.ok], what).toEqual([what, row !== undefined]);
        if (!result.ok || !row) continue;
        expect([what, result.historyAction, displayStatus(result.state)]).toEqual([what, row[3], row[4]]);
        expect(result.fromRole).toBe(performer);
      }
    }
  });

  it.each(EXPECTED_VARIANTS)('%s: %j', (_, change, facts, now, [status, by, action, history, to]) => {
    for (const performer of PERFORMERS) {
      const result = perform(status, action, performer, change, facts, now);
      const allowed = by.split(' ').includes(performer) || alsoByDoctors(status, action, performer);
      expect([performer, result.ok]).toEqual([performer, allowed]);
      if (result.ok) expect([result.historyAction, displayStatus(result.state)]).toEqual([history, to]);
    }
  });
});

/** Doctors can finish a request for missing information whatever was accepted before. */
function alsoByDoctors(status: DisplayStatus, action: ActionName, performer: string): boolean {
  return status === 'pending_missing_info' && action === 'finish' && ['DOCTOR', 'ASSISTANT'].includes(performer);
}
