import type { Database } from '@aval/prisma/client';
import type { Demand, DemandCommand, DemandHistory } from '@aval/prisma/generated/client';
import type { SentCommand } from '../ledger';

/** A demand as it lies in the database after the drill, with its history in order. */
export interface DemandAftermath {
  demand: Demand;
  history: DemandHistory[];
}

/** Everything that the comparisons look at again and again. */
export interface Aftermath {
  owner: Database;
  commands: readonly SentCommand[];
  demands: readonly DemandAftermath[];
  entryOf: ReadonlyMap<string, DemandHistory>;
  storedCommandOf: ReadonlyMap<string, DemandCommand>;
}

export async function readAftermath(owner: Database, commands: readonly SentCommand[]): Promise<Aftermath> {
  const rows = await owner.demand.findMany({
    where: { submissionCommandId: { not: null } },
    include: { history: { orderBy: { sequence: 'asc' } } },
    orderBy: { createdAt: 'asc' },
  });
  const stored = await owner.demandCommand.findMany();
  const demands = rows.map(({ history, ...demand }) => ({ demand, history }));
  return {
    owner,
    commands,
    demands,
    entryOf: new Map(demands.flatMap(({ history }) => history.map((entry) => [entry.commandId, entry]))),
    storedCommandOf: new Map(stored.map((command) => [command.id, command])),
  };
}
