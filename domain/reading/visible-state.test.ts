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

describe('the state that is shown', () => {
  it('is whole for the insurer’s side', () => {
    for (const role of ROLE_NAMES.filter((name) => name !== 'DOCTOR' && name !== 'ASSISTANT'))
      expect(visibleState(DECIDED, role)).toEqual(DECIDED);
  });

  it('has neither the consultant nor a reason for the doctor’s side', () => {
    for (const role of ['DOCTOR', 'ASSISTANT'] as const)
      expect(visibleState(DECIDED, role)).toEqual({
        ...DECIDED,
        consultantProposal: null,
        assignedUserId: null,
        decisionReason: null,
      });
  });

  it('has the reason once the demand is next with the doctor', () => {
    const sent = { ...EXAMPLE_STATES.sended_accepted, finalReason: 'AUTORIZADO' } as const;
    expect(visibleState(sent, 'DOCTOR').finalReason).toBe('AUTORIZADO');
  });
});
