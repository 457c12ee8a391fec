import type { Decision, DisplayStatus } from '@aval/domain/demand/vocabulary';

/** Decider's step, which determines the wording of the options. */
export type DecisionStep = 'validation' | 'manager' | 'consultant' | 'final';

/** Statuses without a decision are worded like the last step, since their forms offer no option. */
const STEPS: Readonly<Record<DisplayStatus, DecisionStep>> = {
  draft: 'final',
  active: 'final',
  pending_validation: 'validation',
  pending_analysis: 'manager',
  pending_evaluation: 'consultant',
  pending_missing_info: 'final',
  pending_company_accept: 'final',
  pending_company_deny: 'final',
  pending_continue: 'final',
  sended: 'final',
  sended_accepted: 'final',
  sended_denied: 'final',
  canceled: 'final',
  finished: 'final',
};

export function decisionStep(status: DisplayStatus): DecisionStep {
  return STEPS[status];
}

/** Returns the status after a decision that needs a confirmation, which only authorizations and denials may need. */
export function statusAfter(step: DecisionStep, decision: Decision): DisplayStatus {
  const authorizes = decision === 'authorize';
  if (step === 'final') return authorizes ? 'sended_accepted' : 'sended_denied';
  return authorizes ? 'pending_company_accept' : 'pending_company_deny';
}
