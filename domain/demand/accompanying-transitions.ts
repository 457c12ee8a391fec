import { ROLE_NAMES } from '../access/roles';
import type { Transition } from './transition-row';
import { DISPLAY_STATUSES, type DisplayStatus } from './vocabulary';

const PENDING = [
  'pending_validation',
  'pending_analysis',
  'pending_evaluation',
  'pending_missing_info',
  'pending_company_accept',
  'pending_company_deny',
  'pending_continue',
] as const satisfies readonly DisplayStatus[];

const ACTIVE: readonly DisplayStatus[] = ['active', ...PENDING];
const PENDING_WORK: readonly DisplayStatus[] = PENDING.filter((status) => status !== 'pending_continue');
const CLOSED: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>(['draft', 'canceled', 'finished']);
const OPEN: readonly DisplayStatus[] = DISPLAY_STATUSES.filter((status) => !CLOSED.has(status));

/** Ends, corrections, accompaniment, and what the clock and the system do. Source: docs/rules.md section 3. */
export const ACCOMPANYING_TRANSITIONS: readonly Transition[] = [
  {
    id: 'cycle_ended',
    command: 'cycle_ended',
    from: ['sended_accepted'],
    by: ['SYSTEM'],
    history: 'CONTINUE',
    to: 'to_continue',
    conditions: ['cycles_remain', 'clock_due'],
    // A clock is never refused; whether the patient has another such treatment is asked when the next cycle is filed.
    effects: ['take_free_slots'],
    tells: [{ who: 'assigned', about: 'status' }],
  },
  {
    id: 'return_to_manager',
    command: 'return_to_manager',
    from: ['pending_evaluation'],
    by: ['SYSTEM'],
    history: 'RETURN',
    to: 'manager',
    checks: ['consultant_deactivated'],
    tells: [{ who: 'managers', about: 'action' }],
  },
  {
    id: 'finish_accepted',
    command: 'finish',
    from: ['sended_accepted', 'pending_continue'],
    by: ['MANAGER', 'ADMIN', 'SUPERADMIN'],
    history: 'FINISH',
    to: 'finished',
    effects: ['release_slots'],
    tells: [{ who: 'concerned', about: 'action' }],
  },
  {
    id: 'finish_pending',
    command: 'finish',
    from: PENDING_WORK,
    by: ['MANAGER', 'ADMIN', 'SUPERADMIN'],
    history: 'FINISH',
    to: 'finished',
    conditions: ['accepted_before'],
    effects: ['release_slots'],
    tells: [{ who: 'concerned', about: 'action' }],
  },
  {
    id: 'cancel_by_admin',
    command: 'cancel',
    from: ACTIVE,
    by: ['SUPERADMIN', 'ADMIN'],
    history: 'CANCEL',
    to: 'canceled',
    effects: ['release_slots'],
    tells: [
      { who: 'doctor', about: 'action' },
      { who: 'filer', about: 'action' },
    ],
  },
  {
    id: 'cancel_by_manager',
    command: 'cancel',
    from: ['pending_analysis'],
    by: ['MANAGER'],
    history: 'CANCEL',
    to: 'canceled',
    effects: ['release_slots'],
    tells: [
      { who: 'doctor', about: 'action' },
      { who: 'filer', about: 'action' },
    ],
  },
  {
    id: 'rollback',
    command: 'rollback',
    from: OPEN,
    by: ['SUPERADMIN', 'ADMIN', 'MANAGER'],
    history: 'ROLLBACK',
    to: 'restored',
    conditions: ['undo_left', 'undo_before_treatment'],
    checks: ['restorable'],
    effects: ['annul_decision_document', 'take_slots'],
    tells: [
      { who: 'former_audience', about: 'action' },
      { who: 'assigned', about: 'action' },
    ],
  },
  {
    id: 'save_administrative',
    command: 'save_administrative',
    from: ['pending_analysis'],
    by: ['MANAGER'],
    history: 'SAVE',
    to: 'unchanged',
    checks: ['administrative_only'],
    effects: ['new_version'],
    tells: [
      { who: 'doctor', about: 'action' },
      { who: 'filer', about: 'action' },
    ],
  },
  {
    id: 'upload',
    command: 'upload',
    from: OPEN,
    by: ['MANAGER'],
    history: 'UPLOAD',
    to: 'unchanged',
    // Whoever has the demand may see the file, and on the doctor's side nobody else yet.
    tells: [{ who: 'assigned', about: 'action' }],
  },
  {
    id: 'take_over',
    command: 'take_over',
    from: DISPLAY_STATUSES,
    by: ['SUPERADMIN', 'ADMIN'],
    history: 'TAKE_OVER',
    to: 'unchanged',
    checks: ['doctor_deactivated', 'new_doctor_active'],
    tells: [
      { who: 'doctor', about: 'action' },
      { who: 'managers', about: 'action' },
      { who: 'representatives', about: 'action' },
    ],
  },
  {
    id: 'comment',
    command: 'comment',
    from: OPEN,
    by: ROLE_NAMES,
    history: 'COMMENT',
    to: 'unchanged',
    tells: [{ who: 'target', about: 'comment' }],
  },
];
