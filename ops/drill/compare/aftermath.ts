import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import type { Database } from '@aval/prisma/client';
import type { Demand, DemandCommand, DemandHistory } from '@aval/prisma/generated/client';
import type { Ledger, SentCommand, TypedText } from '../ledger';

/** A demand as it lies in the database after the drill, with its history in order. */
export interface DemandAftermath {
  demand: Demand;
  history: DemandHistory[];
  /** Whose it was when it was submitted. */
  firstDoctorId: number;
}

/** Everything that the comparisons look at again and again. */
export interface Aftermath {
  owner: Database;
  commands: readonly SentCommand[];
  typed: readonly TypedText[];
  demands: readonly DemandAftermath[];
  entryOf: ReadonlyMap<string, DemandHistory>;
  storedCommandOf: ReadonlyMap<string, DemandCommand>;
  /** Users who left in the middle of the drill: who of them was told of what depends on the moment. */
  goneIds: ReadonlySet<number>;
}

export async function readAftermath(owner: Database, { commands, typed }: Ledger): Promise<Aftermath> {
  const rows = await owner.demand.findMany({
    where: { submissionCommandId: { not: null } },
    include: {
      history: { orderBy: { sequence: 'asc' } },
      versions: { where: { number: 1 }, select: { content: true } },
    },
    orderBy: { createdAt: 'asc' },
  });
  const stored = await owner.demandCommand.findMany();
  const gone = await owner.userAccount.findMany({ where: { active: false }, select: { id: true } });
  const demands = rows.map(({ history, versions, ...demand }) => {
    const first = versions[0]?.content as unknown as VersionContent | undefined;
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

/** Whose demand it was after an entry of its history. */
export function doctorAfter({ history, firstDoctorId }: DemandAftermath, index: number): number {
  const takenOver = history.slice(0, index + 1).findLast(({ action }) => action === 'TAKE_OVER');
  return takenOver?.toUserId ?? firstDoctorId;
}
