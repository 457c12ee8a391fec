import type { RoleName } from '@aval/domain/access/roles';
import type { Relation } from '@aval/domain/access/user-relations';
import type { Transaction } from '@aval/prisma/scope';
import { lockCatalogue } from '../../catalogues/entries/catalogue';

type Raise = (tx: Transaction, ids: readonly number[]) => Promise<unknown>;

export const raiseUsers: Raise = (tx, ids) =>
  tx.userAccount.updateMany({ where: { id: { in: [...ids] } }, data: { revision: { increment: 1 } } });

const raiseCenters: Raise = (tx, ids) =>
  tx.center.updateMany({ where: { id: { in: [...ids] } }, data: { revision: { increment: 1 } } });

/** Relations that the form of the other side also shows and writes. */
const SHARED: Partial<Record<RoleName, Partial<Record<Relation, Raise>>>> = {
  DOCTOR: { centers: raiseCenters, assistants: raiseUsers },
  ASSISTANT: { doctors: raiseUsers },
};

/**
 * Lock, so that of two users who write the same relation from its two sides the second sees the first. Forms of centers
 * take the same lock.
 */
export const lockRelations = (tx: Transaction): Promise<void> => lockCatalogue(tx, 'center');

/** Raises the revision of the other side, so that its open forms become stale. Source: docs/rules.md 5.17. */
export async function raiseOtherSides(
  tx: Transaction,
  role: RoleName,
  relation: Relation,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await SHARED[role]?.[relation]?.(tx, ids);
}
