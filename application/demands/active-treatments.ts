import type { Actor } from '@aval/domain/access/actor';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { TREATMENT_KINDS, type TreatmentKind } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Transaction } from '@aval/prisma/scope';
import { findTakenTreatmentLocks, type TreatmentLockSeeker } from './treatment-locks';

export interface ActiveTreatment {
  kind: TreatmentKind;
  /** The demand that holds the treatment; null when the actor may not see it. */
  demand: { id: string; reference: string } | null;
}

/** Returns one treatment per kind that other demands of the patient hold. Source: docs/rules.md 3.26, 8.3. */
export async function readActiveTreatments(
  tx: Transaction,
  actor: Actor,
  holder: TreatmentLockSeeker,
  today: CivilDate,
): Promise<ActiveTreatment[]> {
  const locks = await findTakenTreatmentLocks(tx, holder, TREATMENT_KINDS, today);
  if (locks.length === 0) return [];
  const seen = await tx.demand.findMany({
    where: { AND: [{ id: { in: locks.map((lock) => lock.demandId) } }, demandScope(actor, today)] },
    select: { id: true, reference: true },
  });
  return TREATMENT_KINDS.flatMap((kind) => {
    const taken = locks.find((lock) => lock.kind === kind);
    return taken ? [{ kind, demand: seen.find(({ id }) => id === taken.demandId) ?? null }] : [];
  });
}
