import { ROLE_IDS, ROLES, type RoleName } from '@aval/domain/access/roles';
import { oneNumberOf } from './among';
import { rowId } from './atoms';

/** A role as an answer tells it, by its number in the specification. */
export const roleId = oneNumberOf(ROLE_IDS);

/** One of some roles that a program names: the form says what is wrong with any other number. */
export function sentRoleId(roles: readonly RoleName[]) {
  return rowId.meta({ override: { type: 'integer', enum: roles.map((role) => ROLES[role]) } });
}
