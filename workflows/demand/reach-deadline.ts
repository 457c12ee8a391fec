import { condition } from '@temporalio/workflow';
import type { RunClock } from './run-clock';

export interface Deadline {
  /** Milliseconds since the epoch. */
  at: number;
}

export interface Waiting<Kind extends Deadline> {
  read: () => Kind | null;
  interrupted: () => boolean;
  clock: RunClock;
  /** A timer that comes too early does no harm: one whose deadline has moved to later is left to run. Otherwise it is set anew with each command. */
  leavesTimers: boolean;
}

/**
 * Waits until the deadline that `read` names has come; null when `interrupted` came first. The deadline may move, come and go while it waits:
 * the one timer follows it.
 */
export async function reachDeadline<Kind extends Deadline>({
  read,
  interrupted,
  clock,
  leavesTimers,
}: Waiting<Kind>): Promise<Kind | null> {
  while (!interrupted()) {
    const deadline = read();
    const { setTimes } = clock;
    const isOther = (at: number | undefined) => at !== deadline?.at;
    if (!deadline) {
      await condition(() => interrupted() || isOther(read()?.at) || clock.setTimes !== setTimes);
      continue;
    }
    const isEarlier = (at: number | undefined) => at !== undefined && at < deadline.at;
    const moves = leavesTimers ? isEarlier : isOther;
    const moved = () => interrupted() || moves(read()?.at) || clock.setTimes !== setTimes;
    const remaining = deadline.at - clock.now();
    if (remaining <= 0) return deadline;
    await condition(moved, remaining);
  }
  return null;
}
