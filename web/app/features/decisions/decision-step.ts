import type { Decision, DisplayStatus } from '@aval/domain/demand/vocabulary';

/** Decider's step, which determines the wording of the options. */
export type DecisionStep = 'validation' | 'manager' | 'consultant' | 'final';

export function decisionStep(status: DisplayStatus): DecisionStep {
  switch (status) {
    case 'pending_validation':
      return 'validation';
    case 'pending_analysis':
      return 'manager';
    case 'pending_evaluation':
      return 'consultant';
    default:
      return 'final';
  }
}

/** Returns the status after a decision that needs a confirmation, which only authorizations and denials may need. */
export function statusAfter(step: DecisionStep, decision: Decision): DisplayStatus {
  const authorizes = decision === 'authorize';
  if (step === 'final') return authorizes ? 'sended_accepted' : 'sended_denied';
  return authorizes ? 'pending_company_accept' : 'pending_company_deny';
}
