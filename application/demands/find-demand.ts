import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { SUBJECT_SELECT, type SubjectRow } from './demand-subject';

const { company: _readWithTheActor, ...SUBJECT_COLUMNS } = SUBJECT_SELECT;

const COMMAND_SELECT = {
  ...SUBJECT_COLUMNS,
  id: true,
  patientId: true,
  displayStatus: true,
  divergedAt: true,
  version: true,
  lastActionSequence: true,
} satisfies Prisma.DemandSelect;

/** A demand as a command needs to know it. */
export type CommandDemand = Prisma.DemandGetPayload<{ select: typeof COMMAND_SELECT }> & Pick<SubjectRow, 'company'>;

/** Null when it is not there, or not for the actor: the same answer. */
export async function findDemand(
  transaction: Transaction,
  actor: Actor,
  demandId: string,
  at: Date,
): Promise<CommandDemand | null> {
  const demand = await transaction.demand.findFirst({
    where: { AND: [{ id: demandId }, demandScope(actor, civilDateOf(at))] },
    select: COMMAND_SELECT,
  });
  // Every command waits for this: whoever has zones is of a company that works by them (`loadActor`), so that it need not be read.
  return demand && { ...demand, company: { tramitByZones: actor.zoneIds.length > 0 } };
}
