import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { ROLES } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';
import { writeOutbox } from '../../engine/outbox';
import { recordCommand } from '../../engine/record-command';
import { GiveWay } from '../../health/or-busy';
import { findCentersToOwn, giveDrafts } from './give-drafts';
import { OPEN_DEMANDS, OWN_DRAFTS } from './work-of-user';

/** Open demands and drafts of a deactivated doctor, and the doctor who takes them over. */
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
 * Locks the leaving doctor and the successor, so that no draft is added meanwhile (starting one locks the doctor too)
 * and the successor cannot leave. In id order, so that two doctors leaving to each other do not deadlock.
 */
export async function lockLeaving(tx: Transaction, id: number, toDoctorId: number | null): Promise<void> {
  for (const each of [id, ...(toDoctorId === null ? [] : [toDoctorId])].sort((one, other) => one - other))
    if (each === id) await tx.$queryRaw`SELECT id FROM user_account WHERE id = ${each} FOR NO KEY UPDATE`;
    else await tx.$queryRaw`SELECT id FROM user_account WHERE id = ${each} FOR SHARE`;
}

/**
 * Hands everything that a doctor deactivated in this transaction has open to another one: drafts at once, demands by a
 * command each, through the outbox, so that it happens even while the engine is down. Returns the handover; null when
 * nothing was open; false when something is open and there is no successor; or the centers of the drafts that the
 * successor lacks. Source: docs/rules.md 3.18, 5.32.
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
  // Counted after waiting for the locks of the drafts: one that was being sent is on its way by then.
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

/** Accepted in the database, not handled by the engine yet. */
const ON_THEIR_WAY = { status: 'DRAFT', submissionCommandId: { not: null } };

function findTaker(tx: Transaction, { id, company }: HandOver['doctor'], toDoctorId: number | null) {
  return tx.userAccount.findFirst({
    where: { id: toDoctorId ?? 0, roleId: ROLES.DOCTOR, companyId: company?.id ?? 0, active: true, NOT: { id } },
    select: { id: true, name: true },
  });
}
