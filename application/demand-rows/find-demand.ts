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

/** Demand with the columns that commands need. */
export type CommandDemand = Prisma.DemandGetPayload<{ select: typeof COMMAND_SELECT }> & Pick<SubjectRow, 'company'>;

/** Null alike when the demand does not exist and when it is out of sight. */
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
  // On the path of every command, so the company is not read: only actors of companies that work by zones have zones
  // (`loadActor`).
  return demand && { ...demand, company: { tramitByZones: actor.zoneIds.length > 0 } };
}
