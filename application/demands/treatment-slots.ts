import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { slotsHeld } from '@aval/domain/demand/slots';
import type { DemandState } from '@aval/domain/demand/state';
import type { TreatmentKind } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';

export interface SlotHolder {
  companyId: number;
  demandId: string;
  patientId: number;
  duplicatedFromId: string | null;
}

/** Two submissions for one patient come one after the other: whoever takes or ends slots holds this lock until the commit. */
export async function lockPatient(transaction: Transaction, patientId: number): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM patient WHERE id = ${patientId} FOR NO KEY UPDATE`;
}

/** Whether no other demand holds one of these kinds for the patient; the one that it was duplicated from does not count. */
export async function areSlotsFree(
  transaction: Transaction,
  holder: SlotHolder,
  kinds: readonly TreatmentKind[],
  today: CivilDate,
): Promise<boolean> {
  if (kinds.length === 0) return true;
  const excepted = [holder.demandId, ...(holder.duplicatedFromId ? [holder.duplicatedFromId] : [])];
  const taken = await transaction.treatmentSlot.findFirst({
    where: {
      companyId: holder.companyId,
      patientId: holder.patientId,
      kind: { in: [...kinds] },
      demandId: { notIn: excepted },
      endedAt: null,
      OR: [{ until: null }, { until: { gte: new Date(today) } }],
    },
    select: { id: true },
  });
  return taken === null;
}

/** The demand's slots become those of its state; the caller holds the patient's lock. */
export async function writeSlots(
  transaction: Transaction,
  holder: SlotHolder,
  state: DemandState,
  at: Date,
): Promise<void> {
  const held = slotsHeld(state);
  for (const { kind, until } of held) {
    const slot = { patientId: holder.patientId, until: until === null ? null : new Date(until), endedAt: null };
    await transaction.treatmentSlot.upsert({
      where: { demandId_kind: { demandId: holder.demandId, kind } },
      create: { ...slot, companyId: holder.companyId, demandId: holder.demandId, kind },
      update: slot,
    });
  }
  await transaction.treatmentSlot.updateMany({
    where: { demandId: holder.demandId, kind: { notIn: held.map(({ kind }) => kind) }, endedAt: null },
    data: { endedAt: at },
  });
}

/** The kinds that a state would hold, and whether they are free. */
export function areSlotsOfStateFree(
  transaction: Transaction,
  holder: SlotHolder,
  state: DemandState,
  now: string,
): Promise<boolean> {
  return areSlotsFree(
    transaction,
    holder,
    slotsHeld(state).map(({ kind }) => kind),
    civilDateOf(now),
  );
}
