import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import { authOperations } from './access/auth-operations';
import { centerOperations } from './catalogues/center-operations';
import { codeOperations } from './catalogues/code-operations';
import { drugOperations } from './catalogues/drug-operations';
import { presentationOperations } from './catalogues/presentation-operations';
import { companyOperations } from './companies/company-operations';
import { editCompanyOperation } from './companies/edit-company-operation';
import { congruenceOperations } from './congruence/congruence-operations';
import { demandOperations } from './demands/demand-operations';
import { askingOperations } from './invitations/asking-operations';
import { invitationOperations } from './invitations/invitation-operations';
import { useOperations } from './invitations/use-operations';
import { lookupOperations } from './lookups/lookup-operations';
import { mediaOperations } from './lookups/media-operations';
import type { Operation } from './operations/operation';
import { numberOperations } from './patients/number-operations';
import { patientOperations } from './patients/patient-operations';
import { meOperations } from './people/me-operations';
import { notificationOperations } from './people/notification-operations';
import { relationOperations } from './people/relation-operations';
import { userOperations } from './people/user-operations';
import { deliveryOperations } from './webhooks/delivery-operations';
import { webhookOperations } from './webhooks/webhook-operations';

/** All operations of the API. */
export const API_OPERATIONS: readonly Operation[] = [
  ...authOperations,
  ...drugOperations,
  ...presentationOperations,
  ...codeOperations,
  ...centerOperations,
  ...demandOperations,
  ...congruenceOperations,
  ...lookupOperations,
  ...mediaOperations,
  ...patientOperations,
  ...numberOperations,
  ...companyOperations,
  editCompanyOperation,
  ...askingOperations,
  ...useOperations,
  ...invitationOperations,
  ...meOperations,
  ...userOperations,
  ...relationOperations,
  ...notificationOperations,
  ...webhookOperations,
  ...deliveryOperations,
];

/** Reason why API clients cannot send a command; null for commands that an operation sends, which a test compares. */
export const COMMANDS_WITHOUT_OPERATION: Readonly<Record<DemandCommandType, string | null>> = {
  submit: null,
  resubmit: null,
  continue: null,
  change_dates: null,
  save_administrative: null,
  increase_cycles: null,
  decide: null,
  comment: null,
  upload: null,
  cancel: null,
  finish: null,
  rollback: null,
  take_over: null,
  cycle_ended: 'The clock of the demand sends it.',
  return_to_manager: 'The product sends it when a consultant is deactivated.',
};
