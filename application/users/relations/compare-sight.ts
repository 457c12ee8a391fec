import type { Actor } from '@aval/domain/access/actor';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** Numbers of submitted demands, of the open ones among them, and of drafts. */
export interface DemandCounts {
  sent: number;
  open: number;
  drafts: number;
}

export function isNothing({ sent, drafts }: DemandCounts): boolean {
  return sent + drafts === 0;
}

/**
 * Counts the demands that an actor loses and gains by a change. Counts the intersection, because a negated condition
 * says nothing about rows with a null column.
 */
export async function compareSight(tx: Transaction, before: Actor, after: Actor, today: CivilDate) {
  const [one, other] = [demandScope(before, today), demandScope(after, today)];
  const [was, will, both] = [await count(tx, one), await count(tx, other), await count(tx, { AND: [one, other] })];
  return { lost: less(was, both), gained: less(will, both) };
}

/** Counts the demands of a doctor, from all centers or one. */
export function countOfDoctor(tx: Transaction, doctorId: number, prescriberCenterId?: number): Promise<DemandCounts> {
  return count(tx, { doctorId, ...(prescriberCenterId === undefined ? {} : { prescriberCenterId }) });
}

/** Counts the demands of several doctors from one center. */
export async function countByDoctor(
  tx: Transaction,
  { doctorIds, prescriberCenterId }: { doctorIds: readonly number[]; prescriberCenterId: number },
): Promise<(doctorId: number) => DemandCounts> {
  const where = { doctorId: { in: [...doctorIds] }, prescriberCenterId };
  const groups = await tx.demand.groupBy({ by: ['doctorId', 'status'], where, _count: { _all: true } });
  return (doctorId) => sum(groups.filter((group) => group.doctorId === doctorId));
}

async function count(tx: Transaction, where: Prisma.DemandWhereInput): Promise<DemandCounts> {
  const groups = await tx.demand.groupBy({ by: ['status'], where, _count: { _all: true } });
  return sum(groups);
}

function sum(groups: readonly { status: string; _count: { _all: number } }[]): DemandCounts {
  const of = (isCounted: (status: string) => boolean) =>
    groups.reduce((all, { status, _count }) => all + (isCounted(status) ? _count._all : 0), 0);
  return {
    sent: of((status) => status !== 'DRAFT'),
    open: of((status) => status === 'ACTIVE' || status === 'SENDED'),
    drafts: of((status) => status === 'DRAFT'),
  };
}

function less(one: DemandCounts, other: DemandCounts): DemandCounts {
  return { sent: one.sent - other.sent, open: one.open - other.open, drafts: one.drafts - other.drafts };
}
