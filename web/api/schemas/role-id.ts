import { ROLE_IDS, ROLES, type RoleName } from '@aval/domain/access/roles';
import { oneNumberOf } from './among';
import { rowId } from './atoms';

/** Role in an answer, by its number in the specification. */
export const roleId = oneNumberOf(ROLE_IDS);

/** Role that a client sends, documented as one of `roles`; the form reports any other number. */
export function sentRoleId(roles: readonly RoleName[]) {
  return rowId.meta({ override: { type: 'integer', enum: roles.map((role) => ROLES[role]) } });
}
