import type { CustomSlotSupplier, WorkflowSlotInfo } from '@temporalio/worker';
import { Sema } from 'async-sema';
import pTimeout from 'p-timeout';

export interface TaskSlots {
  /** Tasks of runs that the worker has in memory. */
  cached: number;
  /** Tasks of runs that it must first replay, and of new ones. */
  uncached: number;
}

/** What the SDK gives back with a task that is done. */
interface Permit {
  places: Sema;
}

/**
 * How many workflow tasks a worker takes at once. A worker that has just been started replays every run it meets. It works on all tasks in turn: of
 * too many none would be done before its time is up, all of them would be given out again, and the same would happen again. What is not
 * taken waits with the server, where no time runs out.
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
    // Whoever gave up keeps nobody waiting with the place that comes too late.
    void taken.then(() => places.release());
    throw error;
  }
  return { places };
}
