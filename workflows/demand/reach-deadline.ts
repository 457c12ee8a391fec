import { condition } from '@temporalio/workflow';
import type { RunClock } from './run-clock';

export interface Deadline {
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * Waits until the deadline that `read` names has come; null when `interrupted` came first. The deadline may move, come and go while it waits:
 * the one timer follows it.
 */
export async function reachDeadline<Kind extends Deadline>(
  read: () => Kind | null,
  interrupted: () => boolean,
  clock: RunClock,
): Promise<Kind | null> {
  while (!interrupted()) {
    const deadline = read();
    const { setTimes } = clock;
    const moved = () => interrupted() || read()?.at !== deadline?.at || clock.setTimes !== setTimes;
    if (!deadline) {
      await condition(moved);
      continue;
    }
    const remaining = deadline.at - clock.now();
    if (remaining <= 0) return deadline;
    await condition(moved, remaining);
  }
  return null;
}
