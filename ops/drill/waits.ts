import type { Kill } from './kills';
import type { SentCommand } from './ledger';

/**
 * Returns how long a command's sender waited for the final answer, in ms: since the last kill while the command was under way, or
 * else since the command was sent. Infinity without an answer.
 */
export function waitOf({ begunAt, settledAt }: SentCommand, kills: readonly Kill[]): number {
  if (settledAt === null) return Number.POSITIVE_INFINITY;
  const met = killsWhile({ begunAt, settledAt }, kills);
  return settledAt - Math.max(begunAt, ...met.map(({ at }) => at));
}

/** Returns the kills while a command was under way; none for a command without an answer. */
function killsWhile(
  { begunAt, settledAt }: Pick<SentCommand, 'begunAt' | 'settledAt'>,
  kills: readonly Kill[],
): Kill[] {
  return kills.filter(({ at }) => at > begunAt && at < (settledAt ?? at));
}

export interface WorstWait {
  milliseconds: number;
  command: SentCommand | null;
  /** Kills while the command was under way. */
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
