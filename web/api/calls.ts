import { authCalls } from './access/auth-calls';
import type { Call } from './calls/call';
import { centerCalls } from './catalogues/center-calls';
import { codeCalls } from './catalogues/code-calls';
import { drugCalls } from './catalogues/drug-calls';
import { presentationCalls } from './catalogues/presentation-calls';
import { companyCalls } from './companies/company-calls';
import { editCompanyCall } from './companies/edit-company-call';
import { congruenceCalls } from './congruence/congruence-calls';
import { demandCalls } from './demands/demand-calls';
import { askingCalls } from './invitations/asking-calls';
import { invitationCalls } from './invitations/invitation-calls';
import { useCalls } from './invitations/use-calls';
import { lookupCalls } from './lookups/lookup-calls';
import { mediaCalls } from './lookups/media-calls';
import { numberCalls } from './patients/number-calls';
import { patientCalls } from './patients/patient-calls';
import { meCalls } from './people/me-calls';
import { notificationCalls } from './people/notification-calls';
import { relationCalls } from './people/relation-calls';
import { userCalls } from './people/user-calls';

/** All operations of the API. */
export const CALLS: readonly Call[] = [
  ...authCalls,
  ...drugCalls,
  ...presentationCalls,
  ...codeCalls,
  ...centerCalls,
  ...demandCalls,
  ...congruenceCalls,
  ...lookupCalls,
  ...mediaCalls,
  ...patientCalls,
  ...numberCalls,
  ...companyCalls,
  editCompanyCall,
  ...askingCalls,
  ...useCalls,
  ...invitationCalls,
  ...meCalls,
  ...userCalls,
  ...relationCalls,
  ...notificationCalls,
];
