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
}

/**
 * Waits for the deadline that `read` returns; returns null when `interrupted` came first. The deadline may move, appear
 * and vanish during the wait. A timer whose deadline has moved to later is left running, since firing early is
 * harmless.
 */
export async function reachDeadline<Kind extends Deadline>({
  read,
  interrupted,
  clock,
}: Waiting<Kind>): Promise<Kind | null> {
  while (!interrupted()) {
    const deadline = read();
    const { setTimes } = clock;
    if (!deadline) {
      await condition(() => interrupted() || read() !== null || clock.setTimes !== setTimes);
      continue;
    }
    const isEarlier = (other: Kind | null) => other !== null && other.at < deadline.at;
    const moved = () => interrupted() || isEarlier(read()) || clock.setTimes !== setTimes;
    const remaining = deadline.at - clock.now();
    if (remaining <= 0) return deadline;
    await condition(moved, remaining);
  }
  return null;
}
