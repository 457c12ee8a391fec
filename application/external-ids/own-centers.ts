import type { Actor } from '@aval/domain/access/actor';
import type { Transaction } from '@aval/prisma/scope';

/**
 * Returns the centers for whose systems an actor reads and writes external identifiers: those of the doctor, or of the
 * doctors of an assistant. Nobody else has any, supervisors included. Source: docs/rules.md 10.27; decision 64.
 */
export function findOwnCenters(tx: Transaction, { role, userId, doctorIds }: Actor) {
  const doctors = role === 'DOCTOR' ? [userId] : role === 'ASSISTANT' ? [...doctorIds] : [];
  return tx.center.findMany({
    where: { users: { some: { userId: { in: doctors } } } },
    select: { id: true, hidden: true },
  });
}
