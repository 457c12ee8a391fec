import type { RoleName } from '@aval/domain/access/roles';
import { type Relation, relationsOf } from '@aval/domain/access/user-relations';
import type { Transaction } from '@aval/prisma/scope';
import { tableOf } from './read-relations';
import { raiseOtherSides } from './shared-relations';
import { RELATION_TABLES, type Relations } from './user-relations';

export type ChosenRelations = Readonly<Record<Relation, readonly number[]>>;

/** Returns the chosen entries that are new, for each relation of the role. */
export function addedTo(kept: Relations, role: RoleName, chosen: ChosenRelations): ChosenRelations {
  const added = { companies: [], zones: [], centers: [], doctors: [], assistants: [] };
  return {
    ...added,
    ...Object.fromEntries(
      relationsOf(role).map((relation) => {
        const before = new Set(kept[relation]?.map(({ id }) => id));
        return [relation, [...new Set(chosen[relation])].filter((id) => !before.has(id))];
      }),
    ),
  };
}

/** Sets the relations of a user to the chosen ones, writing only differences. */
export async function writeRelations(
  tx: Transaction,
  user: { id: number; role: RoleName },
  kept: Relations,
  chosen: ChosenRelations,
): Promise<void> {
  const added = addedTo(kept, user.role, chosen);
  for (const relation of relationsOf(user.role)) {
    const wanted = new Set(chosen[relation]);
    const removed = (kept[relation] ?? []).map(({ id }) => id).filter((id) => !wanted.has(id));
    const { add, remove } = RELATION_TABLES[tableOf(user.role, relation)];
    if (removed.length > 0) await remove(tx, user.id, removed);
    if (added[relation].length > 0) await add(tx, user.id, added[relation]);
    await raiseOtherSides(tx, user.role, relation, [...removed, ...added[relation]]);
  }
}
