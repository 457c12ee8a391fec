import type { Decision, DisplayStatus } from '@aval/domain/demand/vocabulary';

/** Whose turn it is, and with it the words of the choices. */
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

/** The status that a decision asks to be confirmed for leads to: only authorizations and denials are ever unusual. */
export function statusAfter(step: DecisionStep, decision: Decision): DisplayStatus {
  const authorizes = decision === 'authorize';
  if (step === 'final') return authorizes ? 'sended_accepted' : 'sended_denied';
  return authorizes ? 'pending_company_accept' : 'pending_company_deny';
}
