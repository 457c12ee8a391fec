import { expect, it } from 'vitest';
import { API_OPERATIONS } from '../operations';
import { describeWho } from './who-may';

const whoOf = (operationId: string) => {
  const found = API_OPERATIONS.find((each) => each.operationId === operationId);
  if (!found) throw new Error(`there is no ${operationId}`);
  return describeWho(found);
};

it.each([
  ['login', 'Needs no token.'],
  ['createPatient', 'Roles: superadmin, admin, doctor, assistant.'],
  ['getPatient', 'Roles: all that can see it.'],
  ['getDemand', 'Roles: all that can see it.'],
  ['createInvitation', 'Roles: superadmin, admin; also without a token.'],
  ['continueDemand', 'Roles and states: doctor, assistant in `pending_continue`.'],
  [
    'sendDecision',
    'Roles and states: representative in `pending_validation`; representative in `pending_company_accept`, `pending_company_deny`.',
  ],
  [
    'cancelDemand',
    'Roles and states: superadmin, admin in any status but `draft`, `sended_accepted`, `sended_denied`, `canceled`, `finished`; manager in `pending_analysis`.',
  ],
])('says who may call %s', (operationId, said) => {
  expect(whoOf(operationId)).toBe(said);
});
