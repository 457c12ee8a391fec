/** Vocabulary of a demand's lifecycle. Source: docs/lifecycle.md. */

export const BASE_STATUSES = ['DRAFT', 'ACTIVE', 'SENDED', 'CANCELED', 'FINISHED'] as const;
export type BaseStatus = (typeof BASE_STATUSES)[number];

export const DISPLAY_STATUSES = [
  'draft',
  'active',
  'pending_validation',
  'pending_analysis',
  'pending_evaluation',
  'pending_missing_info',
  'pending_company_accept',
  'pending_company_deny',
  'pending_continue',
  'sended',
  'sended_accepted',
  'sended_denied',
  'canceled',
  'finished',
] as const;
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

/** Statuses that no command leads to: the derivation falls back to them. */
export const FALLBACK_STATUSES: readonly DisplayStatus[] = ['active', 'sended'];

export const HISTORY_ACTIONS = [
  'SAVE',
  'REQUEST',
  'REQUEST_MISSING_INFO',
  'REQUEST_AUTHORIZATION',
  'PROPOSE_AUTHORIZATION',
  'PROPOSE_DENIAL',
  'ACCEPT',
  'DENY',
  'CONTINUE',
  'CHANGE_DATES',
  'INCREASE_CYCLES',
  'CANCEL',
  'FINISH',
  'RETURN',
  'ROLLBACK',
  'UPLOAD',
  'TAKE_OVER',
  'COMMENT',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Actions as readers see them: a consultant's proposal whose outcome the reader may not see is an evaluation. */
export const SHOWN_ACTIONS = [...HISTORY_ACTIONS, 'EVALUATION'] as const;
export type ShownAction = (typeof SHOWN_ACTIONS)[number];

export const DECISIONS = [
  'authorize',
  'deny',
  'more_info',
  'evaluate',
  'propose_authorization',
  'propose_denial',
  'hand_back',
] as const;
export type Decision = (typeof DECISIONS)[number];

export const DECISION_REASONS = [
  'AUTORIZADO',
  'AUTORIZADONOCOSTEEFICIENTE',
  'USOFUERADEINDICACIONAUTORIZACION',
  'NOCUBIERTOAUTORIZACION',
  'USOFUERADEINDICACIONDENEGADO',
  'NOCUBIERTODENEGADO',
] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];

const AUTHORIZING_REASONS: ReadonlySet<DecisionReason> = new Set<DecisionReason>([
  'AUTORIZADO',
  'AUTORIZADONOCOSTEEFICIENTE',
  'USOFUERADEINDICACIONAUTORIZACION',
  'NOCUBIERTOAUTORIZACION',
]);

/** Whether a decision reason is of the authorized type. Source: docs/rules.md 8.20. */
export function isAuthorizingReason(reason: DecisionReason): boolean {
  return AUTHORIZING_REASONS.has(reason);
}

export const WIZARD_MODES = [
  'draft',
  'continue',
  'change_dates',
  'missing_info',
  'edit_active',
  'administrative',
] as const;
export type WizardMode = (typeof WIZARD_MODES)[number];

export const TREATMENT_KINDS = ['chemotherapy', 'radiotherapy'] as const;
export type TreatmentKind = (typeof TREATMENT_KINDS)[number];
