import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { Database } from '@aval/prisma/client';
import type { Demand, DemandCommand, DemandHistory } from '@aval/prisma/generated/client';
import type { Ledger, SentCommand, TypedText } from '../ledger';

/** A demand as stored after the drill, with its history in order. */
export interface DemandAftermath {
  demand: Demand;
  history: DemandHistory[];
  /** Doctor of the demand when it was submitted. */
  firstDoctorId: number;
}

/** Data shared by the comparisons. */
export interface Aftermath {
  owner: Database;
  commands: readonly SentCommand[];
  typed: readonly TypedText[];
  demands: readonly DemandAftermath[];
  entryOf: ReadonlyMap<string, DemandHistory>;
  storedCommandOf: ReadonlyMap<string, DemandCommand>;
  /** Users deactivated during the drill; whether they were notified depends on timing, so it is not compared. */
  goneIds: ReadonlySet<number>;
}

export async function readAftermath(owner: Database, { commands, typed }: Ledger): Promise<Aftermath> {
  const rows = await owner.demand.findMany({
    where: { submissionCommandId: { not: null } },
    include: {
      history: { orderBy: { sequence: 'asc' } },
      versions: { where: { number: 1 }, select: { schemaNumber: true, content: true } },
    },
    orderBy: { createdAt: 'asc' },
  });
  const stored = await owner.demandCommand.findMany();
  const gone = await owner.userAccount.findMany({ where: { active: false }, select: { id: true } });
  const demands = rows.map(({ history, versions, ...demand }) => {
    const first = versions[0] && readStoredContent(versions[0]);
    return { demand, history, firstDoctorId: first?.basics.doctorId ?? demand.doctorId };
  });
  return {
    owner,
    commands,
    typed,
    demands,
    entryOf: new Map(demands.flatMap(({ history }) => history.map((entry) => [entry.commandId, entry]))),
    storedCommandOf: new Map(stored.map((command) => [command.id, command])),
    goneIds: new Set(gone.map(({ id }) => id)),
  };
}

/** Returns the doctor of a demand after the given entry of its history. */
export function doctorAfter({ history, firstDoctorId }: DemandAftermath, index: number): number {
  const takenOver = history.slice(0, index + 1).findLast(({ action }) => action === 'TAKE_OVER');
  return takenOver?.toUserId ?? firstDoctorId;
}
