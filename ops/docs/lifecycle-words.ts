import type { RoleName } from '@aval/domain/access/roles';
import type { Audience } from '@aval/domain/demand/lifecycle/commands';
import type {
  Check,
  Condition,
  Destination,
  Performer,
  Telling,
  TransitionEffect,
} from '@aval/domain/demand/transitions/transition-row';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';

/** Words of `docs/lifecycle.md` for each status, for clinical readers who do not know the code. */

export const STATUS_WORDS: Record<DisplayStatus, { name: string; meaning: string }> = {
  draft: { name: 'draft', meaning: 'being written by the doctor or assistant; nobody at the insurer sees it' },
  pending_validation: {
    name: 'pending validation',
    meaning: 'a representative checks the request before the manager does; only in companies with a validation step',
  },
  pending_analysis: { name: 'pending analysis', meaning: 'a manager of the insurer works on it' },
  pending_evaluation: { name: 'pending evaluation', meaning: 'the named consultant gives an opinion' },
  pending_missing_info: { name: 'pending missing information', meaning: 'the doctor is asked for something' },
  pending_company_accept: {
    name: 'pending company acceptance',
    meaning: 'the manager would authorize; the representative has the final word',
  },
  pending_company_deny: {
    name: 'pending company denial',
    meaning: 'the manager would deny; the representative has the final word',
  },
  sended_accepted: { name: 'accepted', meaning: 'authorized and sent to the doctor' },
  sended_denied: { name: 'denied', meaning: 'denied and sent to the doctor' },
  pending_continue: { name: 'pending continuation', meaning: 'the cycle has ended; the doctor files the next one' },
  canceled: { name: 'canceled', meaning: 'closed without a decision' },
  finished: { name: 'finished', meaning: 'the treatment is closed' },
  active: { name: 'active', meaning: 'only a fallback name; no action leads there' },
  sended: { name: 'sent', meaning: 'only a fallback name; no action leads there' },
};

export const PERFORMER_WORDS: Record<Performer, string> = {
  SUPERADMIN: 'superadmin',
  ADMIN: 'admin',
  MANAGER: 'manager',
  REPRESENTATIVE: 'representative',
  CONSULTANT: 'consultant',
  SUPERVISOR: 'supervisor',
  DOCTOR: 'doctor',
  ASSISTANT: 'assistant',
  SYSTEM: 'the system',
};

/** Action of each transition, by its id. */
export const DEED_WORDS: Record<string, string> = {
  submit: 'submits the request',
  resubmit: 'answers and submits again',
  continue: 'files the next cycle',
  change_dates: 'changes the dates, with a reason',
  increase_cycles: 'asks for more cycles',
  finish_by_doctor: 'finishes, with a closing reason',
  validation_authorize: 'says that it is valid',
  validation_more_info: 'asks for more information',
  validation_deny: 'says that it is not valid (the manager still decides)',
  analysis_evaluate: 'asks a consultant',
  analysis_more_info: 'asks for more information',
  analysis_authorize: 'authorizes',
  analysis_deny: 'denies',
  evaluation_propose_authorization: 'proposes to authorize',
  evaluation_propose_denial: 'proposes to deny',
  evaluation_hand_back: 'hands it back without a proposal, with a reason',
  final_authorize: 'authorizes for good',
  final_deny: 'denies for good',
  final_more_info: 'sends it back to the manager',
  cycle_ended: 'notices that the cycle has ended',
  return_to_manager: 'takes it back from a consultant who was deactivated',
  finish_accepted: 'finishes, with a closing reason',
  finish_pending: 'finishes, with a closing reason',
  cancel_by_admin: 'cancels, with a reason',
  cancel_by_manager: 'cancels, with a reason',
  rollback: 'undoes the last action',
  save_administrative: 'edits administrative fields',
  upload: 'adds a file to the current version',
  take_over: 'lets another doctor take over from one who was deactivated',
  comment: 'comments to the doctor, the managers or the insurer',
};

export const CONDITION_WORDS: Record<Condition, string> = {
  assigned_consultant: 'only the consultant who was named',
  manager_decided: 'the last action came from the manager',
  chemotherapy: 'there is chemotherapy',
  cycles_remain: 'cycles remain',
  last_cycle: 'the current cycle is the last one',
  accepted_before: 'an earlier version was accepted',
  undo_left: 'the last action was a decision or an increase of cycles',
  undo_before_treatment: 'a final authorization only before the treatment starts',
  clock_due: 'the day after the last session has begun; decided later than that, five working days have passed',
};

export const CHECK_WORDS: Record<Check, string> = {
  consultant_named: 'an active consultant is named',
  consultant_deactivated: 'the demand is still with the one who was deactivated, and that one has not come back',
  doctor_deactivated: 'the doctor is deactivated',
  new_doctor_active: 'the new doctor is active',
  decision_reason: 'a reason of decision is given',
  final_reason: 'a final reason of the same kind is given',
  warnings_confirmed: 'warnings (contradiction, off-label denial without a consultant) were confirmed',
  cycles_valid: 'the cycle lies between 1 and the total (0 of 0 without cycles)',
  cycles_kept_once_accepted: 'once accepted, cycle and total stay',
  next_cycle: 'the cycle is the next one and the treatments stay',
  dates_only: 'nothing but dates has changed',
  administrative_only: 'nothing of the prescription has changed',
  increase_of_one_or_more: 'by one cycle or more',
  restorable: 'whoever had it can still act, and the patient has no other such treatment',
  slots_free: 'the patient has no other active treatment of the same kind',
};

export const EFFECT_WORDS: Record<TransitionEffect, string> = {
  new_version: 'a new version with its PDF',
  validation_document: 'a PDF with or without the badge "validation: not valid", if the badge was added or removed',
  decision_document: 'a PDF with the decision',
  annul_decision_document:
    'the PDF of an undone final decision goes to the archive, and an annulled rendition takes its place',
  take_slots: 'the treatment counts as active for the patient',
  take_free_slots: 'the treatment counts as active for the patient, unless another demand has such a one by then',
  release_slots: 'the treatment no longer counts as active',
};

export const AUDIENCE_WORDS: Record<Telling['who'], string> = {
  managers: 'managers',
  representatives: 'representatives',
  assigned_consultant: 'the consultant',
  doctor: 'the doctor',
  filer: 'the assistant who filed',
  admins: 'admins',
  former_audience: 'all who had been told of it',
  assigned: 'who has it next',
  target: 'those addressed',
  concerned: 'all concerned',
} satisfies Record<Audience | 'assigned' | 'target' | 'concerned', string>;

export const WHEN_WORDS: Record<NonNullable<Telling['when']>, string> = {
  assistant_acts: 'when an assistant did it',
  manager_reversed: 'when it reverses their decision',
};

/** Destinations that are not a single status. */
export const DESTINATION_WORDS: Partial<Record<Destination, string>> = {
  first_in_line: 'pending validation in a company with a validation step, else pending analysis',
  asking_role: 'back to who asked: pending validation or pending analysis',
  unchanged: 'unchanged',
  restored: 'as it was before that action',
};

export const ROLE_OF_EVERYONE = 'everyone who sees it';

/** Roles in the order in which a demand reaches them. */
export const ROLE_ORDER: readonly (RoleName | 'SYSTEM')[] = [
  'DOCTOR',
  'ASSISTANT',
  'REPRESENTATIVE',
  'MANAGER',
  'CONSULTANT',
  'SUPERVISOR',
  'ADMIN',
  'SUPERADMIN',
  'SYSTEM',
];
