import type { DisplayStatus } from '../vocabulary';
import type { Transition } from './transition-row';

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
/** Ends of treatments and requests, and the clock at the end of a cycle. Source: docs/rules.md 3.8, 3.23, 3.29. */
export const ENDING_TRANSITIONS: readonly Transition[] = [
  {
    id: 'cycle_ended',
    command: 'cycle_ended',
    from: ['sended_accepted'],
    by: ['SYSTEM'],
    history: 'CONTINUE',
    to: 'to_continue',
    conditions: ['cycles_remain', 'clock_due'],
    // The clock is never refused; other treatments of the patient are checked when the next cycle is filed.
    effects: ['take_free_slots'],
    tells: [{ who: 'assigned', about: 'status' }],
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
    effects: ['validation_document', 'release_slots'],
    tells: [{ who: 'concerned', about: 'action' }],
  },
  {
    id: 'cancel_by_admin',
    command: 'cancel',
    from: ACTIVE,
    by: ['SUPERADMIN', 'ADMIN'],
    history: 'CANCEL',
    to: 'canceled',
    effects: ['validation_document', 'release_slots'],
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
    effects: ['validation_document', 'release_slots'],
    tells: [
      { who: 'doctor', about: 'action' },
      { who: 'filer', about: 'action' },
    ],
  },
];
