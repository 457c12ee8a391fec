import type { CustomSlotSupplier, WorkflowSlotInfo } from '@temporalio/worker';
import { Sema } from 'async-sema';
import pTimeout from 'p-timeout';

export interface TaskSlots {
  /** Slots for tasks of runs that the worker has in memory. */
  cached: number;
  /** Slots for tasks of new runs and of runs that must be replayed first. */
  uncached: number;
}

/** Value that the SDK passes back when a task is done. */
interface Permit {
  places: Sema;
}

/**
 * Limits the workflow tasks that a worker takes at once. A newly started worker replays every run it meets and works on
 * all tasks in turn: with too many, none would finish before its timeout, the server would hand all of them out again,
 * and the cycle would repeat. Tasks that are not taken wait on the server, where no timeout runs.
 */
export function workflowTaskSlots({ cached, uncached }: TaskSlots): CustomSlotSupplier<WorkflowSlotInfo> {
  const [forCached, forUncached] = [new Sema(cached), new Sema(uncached)];
  return {
    type: 'custom',
    reserveSlot: ({ isSticky }, aborted) => reserve(isSticky ? forCached : forUncached, aborted),
    tryReserveSlot: ({ isSticky }) => tryReserve(isSticky ? forCached : forUncached),
    markSlotUsed: () => undefined,
    releaseSlot: ({ permit }) => (permit as Permit).places.release(),
  };
}

function tryReserve(places: Sema): Permit | null {
  return places.tryAcquire() === undefined ? null : { places };
}

async function reserve(places: Sema, aborted: AbortSignal): Promise<Permit> {
  aborted.throwIfAborted();
  const taken = places.acquire();
  try {
    await pTimeout(taken, { milliseconds: Number.POSITIVE_INFINITY, signal: aborted });
  } catch (error) {
    // A slot that is acquired after the abort is released at once for the next task.
    void taken.then(() => places.release());
    throw error;
  }
  return { places };
}
