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
