import type { RoleName } from '@aval/domain/access/roles';
import type { Relation } from '@aval/domain/access/user-relations';
import type { Transaction } from '@aval/prisma/scope';
import { lockCatalogue } from '../../catalogues/entries/catalogue';

type Raise = (tx: Transaction, ids: readonly number[]) => Promise<unknown>;

export const raiseUsers: Raise = (tx, ids) =>
  tx.userAccount.updateMany({ where: { id: { in: [...ids] } }, data: { revision: { increment: 1 } } });

const raiseCenters: Raise = (tx, ids) =>
  tx.center.updateMany({ where: { id: { in: [...ids] } }, data: { revision: { increment: 1 } } });

/** Ties that the form of the other side shows, and writes, as well. */
const SHARED: Partial<Record<RoleName, Partial<Record<Relation, Raise>>>> = {
  DOCTOR: { centers: raiseCenters, assistants: raiseUsers },
  ASSISTANT: { doctors: raiseUsers },
};

/** Of two who write the same tie from its two sides, the second one sees what the first wrote. Centers' own forms take the same lock. */
export const lockTies = (tx: Transaction): Promise<void> => lockCatalogue(tx, 'center');

/** Whoever has the form of the other side open is told that its ties are others by now. Source: docs/rules.md 5.17. */
export async function raiseOtherSides(
  tx: Transaction,
  role: RoleName,
  relation: Relation,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await SHARED[role]?.[relation]?.(tx, ids);
}
