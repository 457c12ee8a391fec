import type { ChangeRow } from '@aval/application/change-record/browse-changes';
import type { ChangeSubject } from '@aval/application/change-record/change-subjects';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import type { RoleName } from '@aval/domain/access/roles';
import { CENTER } from '../centers/centers-address';
import { CODE } from '../codes/codes-address';
import { COMPANY } from '../companies/companies-address';
import { DRUG } from '../drugs/drugs-address';
import { invitationAddress } from '../invitations/invitations-address';
import { PATIENT } from '../patients/patients-address';
import { PRESENTATION } from '../presentations/presentations-address';
import { REGIMEN } from '../regimens/regimens-address';
import { companyReminders } from '../reminders/reminders-address';
import { companyRules } from '../rules/rules-address';
import { USER } from '../users/users-address';
import { WEBHOOK } from '../webhooks/webhooks-address';

/** Subject id of an exported list. */
const NO_ENTRY = 0;

interface Place {
  permission: Permission;
  address: (id: number) => string;
}

const PLACES: Readonly<Partial<Record<ChangeSubject, Place>>> = {
  company: { permission: 'companies.view', address: COMPANY.detail },
  user: { permission: 'users.view', address: USER.profile },
  invitation: { permission: 'invitations.view', address: invitationAddress },
  center: { permission: 'centers.view', address: CENTER.detail },
  drug: { permission: 'drugs.view', address: DRUG.detail },
  presentation: { permission: 'presentations.view', address: PRESENTATION.detail },
  code: { permission: 'codes.view', address: CODE.detail },
  patient: { permission: 'patients.view', address: PATIENT.detail },
  rules: { permission: 'rules.edit', address: companyRules },
  reminders: { permission: 'reminders.edit', address: companyReminders },
  regimen: { permission: 'regimens.view', address: REGIMEN.detail },
  webhook: { permission: 'companies.view', address: WEBHOOK.detail },
};

/**
 * Returns the page of the changed entry; null when it is deleted, not a single entry, or not accessible to the user.
 */
export function subjectAddress(role: RoleName | undefined, { subject, subjectId, action }: ChangeRow): string | null {
  const place = PLACES[subject];
  const isThere = action !== 'delete' && subjectId !== NO_ENTRY;
  return place && isThere && role && roleMay(role, place.permission) ? place.address(subjectId) : null;
}

/** Returns the page of the user who made a change; null for a reader who may not open it. */
export function actorAddress(role: RoleName | undefined, actorId: number): string | null {
  return role && roleMay(role, 'users.view') ? USER.profile(actorId) : null;
}
