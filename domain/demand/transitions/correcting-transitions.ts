import { ROLE_NAMES } from '../../access/roles';
import { DISPLAY_STATUSES, type DisplayStatus } from '../vocabulary';
import type { Transition } from './transition-row';

const CLOSED: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>(['draft', 'canceled', 'finished']);
const OPEN: readonly DisplayStatus[] = DISPLAY_STATUSES.filter((status) => !CLOSED.has(status));

/**
 * Undo, corrections, comments and uploads, and returns by the system.
 * Source: docs/rules.md 3.18, 3.21, 3.24, 3.30, 3.31.
 */
export const CORRECTING_TRANSITIONS: readonly Transition[] = [
  {
    id: 'rollback',
    command: 'rollback',
    from: OPEN,
    by: ['SUPERADMIN', 'ADMIN', 'MANAGER'],
    history: 'ROLLBACK',
    to: 'restored',
    conditions: ['undo_left', 'undo_before_treatment'],
    checks: ['restorable'],
    effects: ['validation_document', 'annul_decision_document', 'take_slots'],
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
    // Only the assigned role is notified: others on the doctor's side may not see the file yet.
    tells: [{ who: 'assigned', about: 'action' }],
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
  {
    id: 'take_over',
    command: 'take_over',
    from: DISPLAY_STATUSES,
    by: ['SUPERADMIN', 'ADMIN'],
    history: 'TAKE_OVER',
    to: 'unchanged',
    checks: ['doctor_deactivated', 'new_doctor_active'],
    tells: [
      { who: 'doctor', about: 'taken_over' },
      { who: 'filer', about: 'action' },
      { who: 'managers', about: 'action' },
      { who: 'representatives', about: 'action' },
    ],
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
];
