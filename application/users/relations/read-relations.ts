import type { RoleName } from '@aval/domain/access/roles';
import { type Relation, relationsOf } from '@aval/domain/access/user-relations';
import type { Transaction } from '@aval/prisma/scope';
import { RELATION_TABLES, type Relations, type RelationTable } from './user-relations';

export function tableOf(role: RoleName, relation: Relation): RelationTable {
  if (relation !== 'doctors') return relation;
  return role === 'SUPERVISOR' ? 'supervisedDoctors' : 'assistedDoctors';
}

/** Reads the relations that the role of a user has. */
export async function readRelations(tx: Transaction, user: { id: number; role: RoleName }): Promise<Relations> {
  const relations: Relations = {};
  for (const relation of relationsOf(user.role))
    relations[relation] = await RELATION_TABLES[tableOf(user.role, relation)].read(tx, user.id);
  return relations;
}
