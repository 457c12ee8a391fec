import { describe, expect, it } from 'vitest';
import type { Actor, DemandSubject } from '../../access/actor';
import { ROLE_NAMES, type RoleName } from '../../access/roles';
import { duplicationBlock } from '../content/duplication';
import type { DemandState } from '../state';
import { DISPLAY_STATUSES, type DisplayStatus } from '../vocabulary';
import { availableActions, findAction } from './actions';
import { EXAMPLE_CONSULTANT, EXAMPLE_STATES } from './example-states.test-support';
import { decisionOptions, wizardMode } from './offers';

const TODAY = '2026-11-21';

const SUBJECT: DemandSubject = {
  companyId: 2,
  companyByZones: false,
  doctorId: 70,
  assignedUserId: EXAMPLE_CONSULTANT,
  consultantIds: [EXAMPLE_CONSULTANT],
  prescriberCenterId: 1,
  performingCenterId: 2,
  provinceIds: [28],
  openToAllRepresentatives: false,
  pastLastCycle: false,
};

function actorOf(role: RoleName): Actor {
  const userId = role === 'CONSULTANT' ? EXAMPLE_CONSULTANT : role === 'DOCTOR' ? 70 : 80;
  return { userId, role, companyIds: [2], companyId: 2, doctorIds: [70], centerIds: [1], zoneIds: [] };
}

function kindsFor(state: DemandState, role: RoleName, doctorActive = true): string {
  return availableActions(state, { doctorActive }, actorOf(role), SUBJECT, TODAY)
    .map((action) => (action.kind === 'edit' ? `edit:${action.mode}` : action.kind))
    .sort()
    .join(' ');
}

const FILERS = 'DOCTOR ASSISTANT';
const ADMINS = 'SUPERADMIN ADMIN';
const WATCHERS = 'REPRESENTATIVE CONSULTANT SUPERVISOR';

/**
 * Transcribed by hand from docs/rules.md sections 2 and 3 and docs/lifecycle.md; roles that are not listed see nothing.
 */
const EXPECTED: [DisplayStatus, string, string][] = [
  ['draft', ADMINS, 'view'],
  ['draft', FILERS, 'delete edit:draft view'],
  ['pending_validation', ADMINS, 'cancel comment view'],
  ['pending_validation', 'MANAGER', 'comment upload view'],
  ['pending_validation', 'REPRESENTATIVE', 'comment manage view'],
  ['pending_validation', `CONSULTANT SUPERVISOR ${FILERS}`, 'comment view'],
  ['pending_analysis', ADMINS, 'cancel comment view'],
  ['pending_analysis', 'MANAGER', 'cancel comment edit:administrative manage upload view'],
  ['pending_analysis', `${WATCHERS} ${FILERS}`, 'comment view'],
  ['pending_evaluation', ADMINS, 'cancel comment rollback view'],
  ['pending_evaluation', 'MANAGER', 'comment rollback upload view'],
  ['pending_evaluation', 'CONSULTANT', 'comment manage view'],
  ['pending_evaluation', `REPRESENTATIVE SUPERVISOR ${FILERS}`, 'comment view'],
  ['pending_company_accept', ADMINS, 'cancel comment rollback view'],
  ['pending_company_accept', 'MANAGER', 'comment rollback upload view'],
  ['pending_company_accept', 'REPRESENTATIVE', 'comment manage view'],
  ['pending_company_accept', `CONSULTANT SUPERVISOR ${FILERS}`, 'comment view'],
  ['pending_company_deny', ADMINS, 'cancel comment rollback view'],
  ['pending_company_deny', 'MANAGER', 'comment rollback upload view'],
  ['pending_company_deny', 'REPRESENTATIVE', 'comment manage view'],
  ['pending_company_deny', `CONSULTANT SUPERVISOR ${FILERS}`, 'comment view'],
  ['pending_missing_info', ADMINS, 'cancel comment rollback view'],
  ['pending_missing_info', 'MANAGER', 'comment rollback upload view'],
  ['pending_missing_info', WATCHERS, 'comment view'],
  ['pending_missing_info', FILERS, 'comment edit:edit_active finish view'],
  ['pending_continue', ADMINS, 'cancel comment finish view'],
  ['pending_continue', 'MANAGER', 'comment finish upload view'],
  ['pending_continue', WATCHERS, 'comment view'],
  ['pending_continue', FILERS, 'comment continue finish view'],
  ['sended_accepted', ADMINS, 'comment finish rollback view'],
  ['sended_accepted', 'MANAGER', 'comment finish rollback upload view'],
  ['sended_accepted', WATCHERS, 'comment view'],
  ['sended_accepted', FILERS, 'change_dates comment view'],
  ['sended_denied', ADMINS, 'comment rollback view'],
  ['sended_denied', 'MANAGER', 'comment rollback upload view'],
  ['sended_denied', WATCHERS, 'comment view'],
  ['sended_denied', FILERS, 'comment duplicate duplicate_with_chemotherapy view'],
  ['canceled', `${ADMINS} MANAGER ${WATCHERS}`, 'view'],
  ['canceled', FILERS, 'duplicate duplicate_with_chemotherapy view'],
  ['finished', `${ADMINS} MANAGER ${WATCHERS}`, 'view'],
  ['finished', FILERS, 'duplicate duplicate_with_chemotherapy view'],
  ['active', ADMINS, 'cancel comment view'],
  ['active', 'MANAGER', 'comment upload view'],
  ['active', `${WATCHERS} ${FILERS}`, 'comment view'],
  ['sended', `${ADMINS} ${WATCHERS} ${FILERS}`, 'comment view'],
  ['sended', 'MANAGER', 'comment upload view'],
];

describe('available actions', () => {
  it.each(DISPLAY_STATUSES)('available actions in %s are what the rules give each role', (status) => {
    for (const role of ROLE_NAMES) {
      const row = EXPECTED.find(([of, roles]) => of === status && roles.split(' ').includes(role));
      expect([role, kindsFor(EXAMPLE_STATES[status], role)]).toEqual([role, row?.[2] ?? '']);
    }
  });

  it('are those of a draft for a demand without a state', () => {
    expect(availableActions(null, { doctorActive: true }, actorOf('DOCTOR'), SUBJECT, TODAY)).toEqual([
      { kind: 'view' },
      { kind: 'edit', mode: 'draft' },
      { kind: 'delete' },
    ]);
  });

  it('are none for a demand out of scope', () => {
    const elsewhere = { ...SUBJECT, companyId: 3 };
    expect(
      availableActions(EXAMPLE_STATES.pending_analysis, { doctorActive: true }, actorOf('MANAGER'), elsewhere, TODAY),
    ).toEqual([]);
  });

  it('include a take-over when the doctor is inactive', () => {
    expect(kindsFor(EXAMPLE_STATES.pending_missing_info, 'ADMIN', false)).toContain('take_over');
    expect(kindsFor(EXAMPLE_STATES.pending_missing_info, 'MANAGER', false)).not.toContain('take_over');
  });

  it('include an increase in the last cycle only', () => {
    const last = { ...EXAMPLE_STATES.sended_accepted, cycle: 3 };
    expect(kindsFor(last, 'DOCTOR')).toContain('increase_cycles');
    expect(kindsFor({ ...last, cycle: 0, totalCycles: 0 }, 'DOCTOR')).not.toContain('increase_cycles');
  });

  it('leave out decisions of another consultant', () => {
    const state = { ...EXAMPLE_STATES.pending_evaluation, assignedUserId: 52 };
    expect(kindsFor(state, 'CONSULTANT')).toBe('comment view');
  });

  it('include comments to the doctor, the managers or the insurer', () => {
    const actions = availableActions(
      EXAMPLE_STATES.sended_denied,
      { doctorActive: true },
      actorOf('DOCTOR'),
      SUBJECT,
      TODAY,
    );
    expect(findAction(actions, 'comment')?.targets).toEqual(['doctor', 'managers', 'insurer']);
    expect(findAction(actions, 'manage')).toBeUndefined();
  });
});

describe('decision options', () => {
  const optionsFor = (status: DisplayStatus, role: RoleName) =>
    decisionOptions(EXAMPLE_STATES[status], actorOf(role), TODAY).map((option) => {
      const needs = [
        option.needsConsultant && 'consultant',
        option.needsDecisionReason && 'reason',
        option.needsFinalReason && 'final',
      ];
      return [option.decision, option.toRole, needs.filter(Boolean).join(), option.presetReason];
    });

  it.each<[DisplayStatus, RoleName, ReturnType<typeof optionsFor>]>([
    [
      'pending_validation',
      'REPRESENTATIVE',
      [
        ['authorize', 'MANAGER', '', null],
        ['more_info', 'DOCTOR', '', null],
        ['deny', 'MANAGER', '', null],
      ],
    ],
    [
      'pending_analysis',
      'MANAGER',
      [
        ['evaluate', 'CONSULTANT', 'consultant', null],
        ['more_info', 'DOCTOR', '', null],
        ['authorize', 'REPRESENTATIVE', 'reason', null],
        ['deny', 'REPRESENTATIVE', 'reason', null],
      ],
    ],
    [
      'pending_evaluation',
      'CONSULTANT',
      [
        ['propose_authorization', 'MANAGER', '', null],
        ['propose_denial', 'MANAGER', '', null],
        ['hand_back', 'MANAGER', '', null],
      ],
    ],
    [
      'pending_company_accept',
      'REPRESENTATIVE',
      [
        ['authorize', 'DOCTOR', 'final', 'AUTORIZADO'],
        ['deny', 'DOCTOR', 'final', null],
        ['more_info', 'MANAGER', '', null],
      ],
    ],
    [
      'pending_company_deny',
      'REPRESENTATIVE',
      [
        ['authorize', 'DOCTOR', 'final', null],
        ['deny', 'DOCTOR', 'final', 'NOCUBIERTODENEGADO'],
        ['more_info', 'MANAGER', '', null],
      ],
    ],
    ['pending_analysis', 'ADMIN', []],
    ['pending_continue', 'DOCTOR', []],
  ])('decision options in %s for %s', (status, role, expected) => {
    expect(optionsFor(status, role)).toEqual(expected);
  });
});

describe('the wizard', () => {
  it.each<[DisplayStatus, RoleName, Partial<DemandState>, string | null]>([
    ['draft', 'DOCTOR', {}, 'draft'],
    ['draft', 'MANAGER', {}, null],
    ['pending_continue', 'ASSISTANT', {}, 'continue'],
    ['pending_missing_info', 'DOCTOR', { returnToRole: 'REPRESENTATIVE' }, 'missing_info'],
    ['pending_missing_info', 'DOCTOR', { returnToRole: 'MANAGER' }, 'edit_active'],
    ['sended_accepted', 'DOCTOR', {}, 'change_dates'],
    ['sended_accepted', 'DOCTOR', { chemotherapy: false }, null],
    ['pending_analysis', 'MANAGER', {}, 'administrative'],
    ['pending_analysis', 'DOCTOR', {}, null],
    ['pending_company_accept', 'MANAGER', {}, null],
    ['finished', 'DOCTOR', {}, null],
  ])('opens %s for %s %j in mode %s', (status, role, change, mode) => {
    expect(wizardMode({ ...EXAMPLE_STATES[status], ...change }, role, TODAY)).toBe(mode);
  });
});

describe('duplication', () => {
  const last = { ...EXAMPLE_STATES.sended_accepted, cycle: 3 };
  it.each<[string, DemandState, string, string | null]>([
    ['a denied demand, at any time', EXAMPLE_STATES.sended_denied, '2027-12-01', null],
    ['a canceled demand', EXAMPLE_STATES.canceled, TODAY, null],
    ['a finished demand', EXAMPLE_STATES.finished, TODAY, null],
    ['an active demand', EXAMPLE_STATES.pending_analysis, TODAY, 'wrong_status'],
    ['a draft', EXAMPLE_STATES.draft, TODAY, 'wrong_status'],
    ['an accepted demand with cycles left', EXAMPLE_STATES.sended_accepted, TODAY, 'cycles_remain'],
    ['an accepted demand on the day before the last session', last, '2026-12-14', null],
    ['an accepted demand on the day of the last session', last, '2026-12-15', 'last_session_reached'],
    [
      'an accepted demand on the day of the radiotherapy start',
      { ...last, radiotherapyStart: '2026-12-10' },
      '2026-12-10',
      'radiotherapy_started',
    ],
    [
      'an accepted demand on the day before the radiotherapy start',
      { ...last, radiotherapyStart: '2026-12-10' },
      '2026-12-09',
      null,
    ],
  ])('%s', (_, state, today, block) => {
    expect(duplicationBlock(state, today)).toBe(block);
  });
});
