import { ROLES, type RoleName, roleName } from '@aval/domain/access/roles';
import { belongsToOneCompany, relationsOf } from '@aval/domain/access/user-relations';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../change-record/change-fields';
import { readRelations } from './relations/read-relations';
import type { Relations } from './relations/user-relations';

/** User as forms and profile show it. */
export interface UserEntry {
  id: number;
  revision: number;
  name: string;
  dni: string;
  email: string;
  role: RoleName;
  active: boolean;
  avatarImageId: string | null;
  membershipNumber: string | null;
  company: { id: number; name: string; tramitByZones: boolean } | null;
  relations: Relations;
}

const SELECT = {
  id: true,
  revision: true,
  name: true,
  dni: true,
  email: true,
  roleId: true,
  active: true,
  avatarImageId: true,
  membershipNumber: true,
  company: { select: { id: true, name: true, tramitByZones: true } },
} as const;

export async function findUser(tx: Transaction, id: number): Promise<UserEntry | null> {
  const row = await tx.userAccount.findUnique({ where: { id }, select: SELECT });
  if (!row) return null;
  const { roleId, ...user } = row;
  const role = roleName(roleId);
  return { ...user, role, relations: await readRelations(tx, { id, role }) };
}

/** Locks a user against other edits and deactivation until the end of the transaction. */
export function lockUser(tx: Transaction, id: number): Promise<unknown> {
  return tx.$queryRaw`SELECT id FROM user_account WHERE id = ${id} FOR NO KEY UPDATE`;
}

/** Returns the facts for the change log, without the password. */
export function userFacts(user: UserEntry): ChangeFacts {
  const { name, dni, email, role, membershipNumber, company } = user;
  return {
    name,
    dni,
    email,
    role,
    ...(role === 'DOCTOR' ? { membershipNumber } : {}),
    ...(belongsToOneCompany(role) ? { company: company?.name ?? null } : {}),
    ...Object.fromEntries(
      relationsOf(role).map((relation) => [relation, (user.relations[relation] ?? []).map((each) => each.name)]),
    ),
  };
}

/** Returns the columns of a form that apply to the role. */
export function columnsOf(
  role: RoleName,
  form: { name: string; dni: string; email: string; membershipNumber: string | null; companyId: number | null },
) {
  const { name, dni, email, membershipNumber, companyId } = form;
  return {
    name,
    dni,
    email,
    roleId: ROLES[role],
    membershipNumber: role === 'DOCTOR' ? membershipNumber : null,
    companyId: belongsToOneCompany(role) ? companyId : null,
  };
}
