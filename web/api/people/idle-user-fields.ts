import type { UserEntry } from '@aval/application/users/user-entry';
import type { RoleName } from '@aval/domain/access/roles';
import { belongsToOneCompany, mayChangeCompany, RELATIONS, relationsOf } from '@aval/domain/access/user-relations';
import type { IdleFields } from '../requests/refuse-idle';

const NOT_OF_THAT_ROLE = 'api:issue.not_of_that_role';

/** Returns the fields that a user's role does not have or cannot change. Source: docs/rules.md 10.11. */
export function idleUserFields(role: RoleName, isNew: boolean): IdleFields {
  const mayHaveCompany = isNew ? belongsToOneCompany(role) : mayChangeCompany(role);
  const keepsCompany = belongsToOneCompany(role) ? 'api:issue.company_stays' : NOT_OF_THAT_ROLE;
  const ties = RELATIONS.map((tie): [string, string | false] => [
    tie,
    !relationsOf(role).includes(tie) && NOT_OF_THAT_ROLE,
  ]);
  return {
    membershipNumber: role !== 'DOCTOR' && NOT_OF_THAT_ROLE,
    companyId: !mayHaveCompany && keepsCompany,
    ...Object.fromEntries(ties),
  };
}

/** Returns the reason why a successor does not apply: only a doctor who leaves has one. */
export function idleSuccessor(role: RoleName, { active }: { active?: boolean | undefined }): IdleFields {
  if (role !== 'DOCTOR') return { successorId: NOT_OF_THAT_ROLE };
  return { successorId: active !== false && 'api:issue.without_leaving' };
}

/** Returns the same fields with their current values. */
export function standing({ membershipNumber, company, relations }: UserEntry): Record<string, unknown> {
  const ties = RELATIONS.map((tie) => [tie, relations[tie]?.map(({ id }) => id)]);
  return { membershipNumber, companyId: company?.id, ...Object.fromEntries(ties) };
}
