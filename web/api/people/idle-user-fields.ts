import type { UserEntry } from '@aval/application/users/user-entry';
import type { RoleName } from '@aval/domain/access/roles';
import { belongsToOneCompany, mayChangeCompany, RELATIONS, relationsOf } from '@aval/domain/access/user-relations';
import type { IdleFields } from '../requests/refuse-idle';

const NOT_OF_THAT_ROLE = 'api:issue.not_of_that_role';

/** What somebody of a role does not have, or keeps. Source: docs/rules.md 10.11. */
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

/** Who takes over is asked of a doctor who leaves. */
export function idleSuccessor(role: RoleName, { active }: { active?: boolean | undefined }): IdleFields {
  if (role !== 'DOCTOR') return { successorId: NOT_OF_THAT_ROLE };
  return { successorId: active !== false && 'api:issue.without_leaving' };
}

/** The same fields, as they stand. */
export function standing({ membershipNumber, company, relations }: UserEntry): Record<string, unknown> {
  const ties = RELATIONS.map((tie) => [tie, relations[tie]?.map(({ id }) => id)]);
  return { membershipNumber, companyId: company?.id, ...Object.fromEntries(ties) };
}
