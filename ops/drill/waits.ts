import type { Kill } from './kills';
import type { SentCommand } from './ledger';

/**
 * How long a command's sender waited for the final answer, in milliseconds: since the last kill that came before the answer when the command was
 * under way then, else since the command was begun.
 */
export function waitOf({ begunAt, settledAt }: SentCommand, kills: readonly Kill[]): number {
  if (settledAt === null) return Number.POSITIVE_INFINITY;
  const met = killsWhile({ begunAt, settledAt }, kills);
  return settledAt - Math.max(begunAt, ...met.map(({ at }) => at));
}

/** None for what was never settled. */
function killsWhile(
  { begunAt, settledAt }: Pick<SentCommand, 'begunAt' | 'settledAt'>,
  kills: readonly Kill[],
): Kill[] {
  return kills.filter(({ at }) => at > begunAt && at < (settledAt ?? at));
}

export interface WorstWait {
  milliseconds: number;
  command: SentCommand | null;
  /** The kills that it met. */
  met: Kill[];
}

export function findWorstWait(commands: readonly SentCommand[], kills: readonly Kill[]): WorstWait {
  let worst: WorstWait = { milliseconds: 0, command: null, met: [] };
  for (const command of commands) {
    const milliseconds = waitOf(command, kills);
    if (milliseconds <= worst.milliseconds) continue;
    worst = { milliseconds, command, met: killsWhile(command, kills) };
  }
  return worst;
}
