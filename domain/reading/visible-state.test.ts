import { describe, expect, it } from 'vitest';
import { ROLE_NAMES } from '../access/roles';
import { EXAMPLE_STATES } from '../demand/lifecycle/example-states.test-support';
import { visibleState } from './visible-state';

const DECIDED = {
  ...EXAMPLE_STATES.pending_company_accept,
  consultantProposal: 'deny',
  assignedUserId: 51,
  decisionReason: 'AUTORIZADO',
} as const;

const KNOWN = {
  assignedRole: 'REPRESENTATIVE',
  assignedUserId: 51,
  returnToRole: null,
  continueFlag: false,
  validationStep: DECIDED.validationStep,
  validationDenied: false,
  consultantProposal: 'deny',
  decisionReason: 'AUTORIZADO',
  finalReason: null,
  chemotherapy: DECIDED.chemotherapy,
  cycle: DECIDED.cycle,
  totalCycles: DECIDED.totalCycles,
  treatmentStart: DECIDED.treatmentStart,
  deniedCycle: null,
};

describe('the visible state', () => {
  it('has only its named fields, without internal ones, for the insurer’s side', () => {
    for (const role of ROLE_NAMES.filter((name) => name !== 'DOCTOR' && name !== 'ASSISTANT'))
      expect(visibleState(DECIDED, role)).toEqual(KNOWN);
  });

  it('has neither the consultant nor a reason for the doctor’s side', () => {
    for (const role of ['DOCTOR', 'ASSISTANT'] as const)
      expect(visibleState(DECIDED, role)).toEqual({
        ...KNOWN,
        consultantProposal: null,
        assignedUserId: null,
        decisionReason: null,
      });
  });

  it('has no trace of a consultant’s last decision', () => {
    const proposed = { ...DECIDED, lastDecision: 'PROPOSE_DENIAL', lastDecisionRole: 'CONSULTANT' } as const;
    expect(JSON.stringify(visibleState(proposed, 'DOCTOR'))).not.toMatch(/PROPOSE|CONSULTANT|deny/);
  });

  it('has the reason once the demand is with the doctor', () => {
    const sent = { ...EXAMPLE_STATES.sended_accepted, finalReason: 'AUTORIZADO' } as const;
    expect(visibleState(sent, 'DOCTOR').finalReason).toBe('AUTORIZADO');
  });
});
