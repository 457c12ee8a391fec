import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { ROLES } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';
import { writeOutbox } from '../../engine/outbox';
import { recordCommand } from '../../engine/record-command';
import { GiveWay } from '../../health/or-busy';
import { findCentersToOwn, giveDrafts } from './give-drafts';
import { OPEN_DEMANDS, OWN_DRAFTS } from './work-of-user';

/** What a doctor who left had open, and who has it now. */
export interface HandedOver {
  toDoctorName: string;
  demands: number;
  drafts: number;
}

interface HandOver {
  doctor: { id: number; company: { id: number } | null };
  toDoctorId: number | null;
  now: Date;
}

/**
 * What a doctor who leaves has open is asked for and written while nothing is added to it: whoever begins a draft for a doctor holds that row, too, and
 * whoever takes it over does not leave meanwhile. In one order, so that two who leave to each other do not wait for each other.
 */
export async function lockLeaving(tx: Transaction, id: number, toDoctorId: number | null): Promise<void> {
  for (const each of [id, ...(toDoctorId === null ? [] : [toDoctorId])].sort((one, other) => one - other))
    if (each === id) await tx.$queryRaw`SELECT id FROM user_account WHERE id = ${each} FOR NO KEY UPDATE`;
    else await tx.$queryRaw`SELECT id FROM user_account WHERE id = ${each} FOR SHARE`;
}

/**
 * All that a doctor who is deactivated in this transaction has open goes to another one: drafts at once, demands by the command that takes each over,
 * through the outbox, so that it happens whether the engine is there or not. Whose it is now, null where there was nothing; false where there is
 * something, and nobody who takes it; or which centers of the drafts the one who was chosen does not have. Source: docs/rules.md 3.18, 5.32.
 */
export async function handOver(
  tx: Transaction,
  actor: Actor,
  { doctor, toDoctorId, now }: HandOver,
): Promise<HandedOver | { withoutCenters: readonly string[] } | null | false> {
  const toDoctor = await findTaker(tx, doctor, toDoctorId);
  const drafts = { ...OWN_DRAFTS, doctorId: doctor.id };
  const without = toDoctor ? await findCentersToOwn(tx, drafts, toDoctor.id) : [];
  if (without.length > 0) return { withoutCenters: without };
  const given = toDoctor ? await giveDrafts(tx, actor, { drafts, toDoctor, now }) : null;
  const count = given ?? (await tx.demand.count({ where: drafts }));
  // Asked after the drafts were waited for: one that was being sent is on its way by now.
  if ((await tx.demand.count({ where: { ...ON_THEIR_WAY, doctorId: doctor.id } })) > 0) throw new GiveWay();
  const open = await tx.demand.findMany({
    where: { ...OPEN_DEMANDS, doctorId: doctor.id },
    select: { id: true, companyId: true, lastActionSequence: true },
  });
  if (count + open.length === 0) return null;
  if (!toDoctor) return false;
  const prepared = { command: { type: 'take_over' as const, toDoctorId: toDoctor.id } };
  for (const { id: demandId, companyId, lastActionSequence } of open) {
    const commandId = randomUUID();
    await recordCommand(tx, {
      commandId,
      companyId,
      demandId,
      actor,
      prepared,
      expectedSequence: lastActionSequence,
      snapshot: null,
      acceptedFacts: null,
      files: [],
      createdAt: now,
      occurredAt: now,
    });
    await writeOutbox(tx, { companyId, demandId, commandId });
  }
  return { toDoctorName: toDoctor.name, demands: open.length, drafts: count };
}

/** Accepted, and not yet with the engine. */
const ON_THEIR_WAY = { status: 'DRAFT', submissionCommandId: { not: null } };

function findTaker(tx: Transaction, { id, company }: HandOver['doctor'], toDoctorId: number | null) {
  return tx.userAccount.findFirst({
    where: { id: toDoctorId ?? 0, roleId: ROLES.DOCTOR, companyId: company?.id ?? 0, active: true, NOT: { id } },
    select: { id: true, name: true },
  });
}
