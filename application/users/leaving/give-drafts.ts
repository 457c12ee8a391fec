import type { Actor } from '@aval/domain/access/actor';
import { ROLES } from '@aval/domain/access/roles';
import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import { isMailed } from '@aval/domain/demand/timing/mailed-news';
import { message } from '@aval/domain/validation/fields/message';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { PRESCRIBING_CENTERS } from '../../catalogues/centers/prescribing-centers';
import { writeNews } from '../../effects/write-news';
import type { FormIssue } from '../../engine/outcomes';
import { BY_NAME } from '../../lists/by-name';

interface Giving {
  /** Condition for the drafts, which must name their doctor. */
  drafts: Prisma.DemandWhereInput;
  toDoctor: { id: number; name: string };
  now: Date;
}

/**
 * Gives drafts to another doctor and notifies him or her, as well as the assistant who began a draft, if the assistant
 * works for that doctor too. Returns the number of drafts. Source: docs/rules.md 3.18, 5.32.
 */
export async function giveDrafts(tx: Transaction, actor: Actor, { drafts, toDoctor, now }: Giving): Promise<number> {
  const given = await tx.demand.updateManyAndReturn({
    where: drafts,
    data: { doctorId: toDoctor.id, doctorName: toDoctor.name, lastDemand: now },
    select: { id: true, companyId: true, createdById: true },
  });
  const assistants = await tx.doctorAssistant.findMany({
    where: { doctorId: toDoctor.id, assistant: { active: true, roleId: ROLES.ASSISTANT } },
    select: { assistantId: true },
  });
  const stillSee = new Set(assistants.map(({ assistantId }) => assistantId));
  for (const { id: demandId, companyId, createdById } of given) {
    const keys: [number, NotificationKey][] = [[toDoctor.id, 'taken_over']];
    if (stillSee.has(createdById)) keys.push([createdById, 'take_over']);
    // News of an earlier handover is obsolete, and rows are unique: it would block the new notification.
    await forgetNewsOfDraft(tx, demandId);
    const told = keys.filter(([userId]) => userId !== actor.userId);
    await writeNews(
      tx,
      { companyId, demandId, sequence: 0, occasion: '', happenedAt: now.toISOString() },
      told.map(([userId, key]) => ({ userId, key, isMailed: isMailed(key) })),
    );
  }
  return given.length;
}

/** Deletes the notifications and effects of a draft. */
export async function forgetNewsOfDraft(tx: Transaction, demandId: string): Promise<void> {
  await tx.notification.deleteMany({ where: { demandId } });
  await tx.effect.deleteMany({ where: { demandId } });
}

/**
 * Returns the names of the drafts' prescriber centers that a doctor does not have, since step 1 would not offer them.
 * Withdrawn centers are left out: they have to be replaced anyway. Source: docs/rules.md 3.18.
 */
export async function findCentersToOwn(
  tx: Transaction,
  drafts: Prisma.DemandWhereInput,
  doctorId: number,
): Promise<string[]> {
  const centers = await tx.center.findMany({
    where: { ...PRESCRIBING_CENTERS, prescriberCenterDemands: { some: drafts }, users: { none: { userId: doctorId } } },
    select: { name: true },
    orderBy: BY_NAME,
  });
  return centers.map(({ name }) => name);
}

export function doctorWithoutCenters(names: readonly string[]): FormIssue {
  return { path: 'toDoctorId', message: message('doctorWithoutCenter', { centers: names.join(', ') }) };
}
