import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DemandState } from '@aval/domain/demand/state';
import { treatmentLocksHeld } from '@aval/domain/demand/timing/treatment-locks';
import type { TreatmentKind } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';

export interface TreatmentLockHolder {
  companyId: number;
  demandId: string;
  patientId: number;
  duplicatedFromId: string | null;
}

/** Seeker of treatment locks; a demand that does not exist yet has no id. */
export type TreatmentLockSeeker = Omit<TreatmentLockHolder, 'demandId'> & { demandId: string | null };

/**
 * Locks the patient until the commit, which every transaction does that takes or ends treatment locks, so that
 * submissions for one patient run one after the other. Source: docs/rules.md 3.26.
 */
export async function lockPatient(transaction: Transaction, patientId: number): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM patient WHERE id = ${patientId} FOR NO KEY UPDATE`;
}

/**
 * Finds the treatment locks of these kinds that other demands of the patient hold; the demand that this one was
 * duplicated from does not count. Source: docs/rules.md 3.26, 8.3.
 */
export function findTakenTreatmentLocks(
  transaction: Transaction,
  { companyId, patientId, demandId, duplicatedFromId }: TreatmentLockSeeker,
  kinds: readonly TreatmentKind[],
  today: CivilDate,
): Promise<{ kind: string; demandId: string }[]> {
  return transaction.treatmentSlot.findMany({
    where: {
      companyId,
      patientId,
      kind: { in: [...kinds] },
      demandId: { notIn: [demandId, duplicatedFromId].filter((id) => id !== null) },
      endedAt: null,
      OR: [{ until: null }, { until: { gte: new Date(today) } }],
    },
    select: { kind: true, demandId: true },
    orderBy: { id: 'asc' },
  });
}

export async function areTreatmentLocksFree(
  transaction: Transaction,
  holder: TreatmentLockHolder,
  kinds: readonly TreatmentKind[],
  today: CivilDate,
): Promise<boolean> {
  return kinds.length === 0 || (await findTakenTreatmentLocks(transaction, holder, kinds, today)).length === 0;
}

/**
 * Replaces the treatment locks of a demand by those of its state, except the kinds that other demands hold. The caller
 * holds the patient's lock.
 */
export async function writeTreatmentLocks(
  transaction: Transaction,
  holder: TreatmentLockHolder,
  state: DemandState,
  at: Date,
  elsewhere: readonly string[] = [],
): Promise<void> {
  const held = treatmentLocksHeld(state).filter(({ kind }) => !elsewhere.includes(kind));
  for (const { kind, until } of held) {
    const lock = { patientId: holder.patientId, until: until === null ? null : new Date(until), endedAt: null };
    await transaction.treatmentSlot.upsert({
      where: { demandId_kind: { demandId: holder.demandId, kind } },
      create: { ...lock, companyId: holder.companyId, demandId: holder.demandId, kind },
      update: lock,
    });
  }
  await transaction.treatmentSlot.updateMany({
    where: { demandId: holder.demandId, kind: { notIn: held.map(({ kind }) => kind) }, endedAt: null },
    data: { endedAt: at },
  });
}

/** Returns the kinds of treatment that the state would lock but other demands hold. */
export async function findKindsElsewhere(
  transaction: Transaction,
  holder: TreatmentLockHolder,
  state: DemandState,
  now: string,
): Promise<string[]> {
  const kinds = treatmentLocksHeld(state).map(({ kind }) => kind);
  if (kinds.length === 0) return [];
  const taken = await findTakenTreatmentLocks(transaction, holder, kinds, civilDateOf(now));
  return taken.map(({ kind }) => kind);
}
