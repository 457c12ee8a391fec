import type { z } from 'zod';
import { choice, countedText, group, identifier, optionalCountedText } from '../fields/field';
import { email, nationalId, personName } from '../fields/identity';
import { centerIds, nationalIds, phone } from '../fields/invited-person';
import { message } from '../fields/message';
import { newPasswordShape, samePassword } from './access-schemas';
import { describedFiles } from './described-files';

/** Roles whose accounts an invitation can create. Source: docs/rules.md 6.1. */
export const INVITED_ROLES = ['DOCTOR', 'ASSISTANT'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const MOST_REQUEST_FILES = 5;

/** Maximum characters of the reason for an account, counted as readers do. */
export const LONGEST_REASON = 255;

/** Schema of an account request. Source: docs/rules.md 6.2. */
export const accountRequestSchema = group({
  role: choice(INVITED_ROLES),
  name: personName(),
  email: email(),
  phone: phone(),
  centers: centerIds({ needed: true }),
  doctorsDni: nationalIds(),
  reason: countedText({ min: 10, max: LONGEST_REASON }),
  attachments: describedFiles({ max: MOST_REQUEST_FILES }),
})
  .superRefine(doctorsOfAssistants)
  .transform(withoutDoctorsOfDoctors);

/** Fields of an invitation. Source: docs/rules.md 6.5. */
export const invitationFields = group({
  companyId: identifier(),
  role: choice(INVITED_ROLES),
  email: email(),
  name: personName(),
  centers: centerIds({ needed: false }),
  doctorsDni: nationalIds(),
});
export const invitationSchema = invitationFields.transform(withoutDoctorsOfDoctors);

const REJECTION = { min: 10, max: 255 };
/**
 * Schemas of the reason for a rejection, which the applicant reads: required in the dialog, optional for API clients.
 * Source: docs/rules.md 6.4.
 */
export const rejectionForms = {
  dialog: group({ reason: countedText(REJECTION) }),
  call: group({ reason: optionalCountedText(REJECTION) }),
};

/** Schema of the form that uses an invitation. Source: docs/rules.md 6.6. */
export const invitationUseSchema = group({ name: personName(), dni: nationalId(), ...newPasswordShape }).superRefine(
  samePassword,
);

interface Invited {
  role?: InvitedRole;
  doctorsDni?: string[];
}

function doctorsOfAssistants({ role, doctorsDni }: Invited, context: z.RefinementCtx): void {
  if (role !== 'ASSISTANT' || doctorsDni === undefined || doctorsDni.length > 0) return;
  context.addIssue({ code: 'custom', path: ['doctorsDni'], message: message('doctorsRequired') });
}

/** Drops the field for a doctor, who does not see it; it may have been filled before the role was changed. */
function withoutDoctorsOfDoctors<Values extends Required<Invited>>(values: Values): Values {
  return values.role === 'DOCTOR' ? { ...values, doctorsDni: [] } : values;
}
