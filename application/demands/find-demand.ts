import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { SUBJECT_SELECT } from './demand-subject';

const COMMAND_SELECT = {
  ...SUBJECT_SELECT,
  id: true,
  displayStatus: true,
  divergedAt: true,
  version: true,
  lastActionSequence: true,
} satisfies Prisma.DemandSelect;

/** A demand as a command needs to know it. */
export type CommandDemand = Prisma.DemandGetPayload<{ select: typeof COMMAND_SELECT }>;

/** Null when it is not there, or not for the actor: the same answer. */
export function findDemand(
  transaction: Transaction,
  actor: Actor,
  demandId: string,
  at: Date,
): Promise<CommandDemand | null> {
  return transaction.demand.findFirst({
    where: { AND: [{ id: demandId }, demandScope(actor, civilDateOf(at))] },
    select: COMMAND_SELECT,
  });
}
