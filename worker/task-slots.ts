import { type Slot, Slots } from '@aval/platform/slots';
import type { CustomSlotSupplier, WorkflowSlotInfo } from '@temporalio/worker';

export interface TaskSlots {
  /** Tasks of runs that the worker has in memory. */
  cached: number;
  /** Tasks of runs that it must first replay, and of new ones. */
  uncached: number;
}

/**
 * How many workflow tasks a worker takes at once. A worker that has just been started replays every run it meets. It works on all tasks in turn: of
 * too many none would be done before its time is up, all of them would be given out again, and the same would happen again. What is not
 * taken waits with the server, where no time runs out.
 */
export function workflowTaskSlots({ cached, uncached }: TaskSlots): CustomSlotSupplier<WorkflowSlotInfo> {
  const [forCached, forUncached] = [new Slots(cached), new Slots(uncached)];
  return {
    type: 'custom',
    reserveSlot: ({ isSticky }, aborted) => (isSticky ? forCached : forUncached).reserve(aborted),
    tryReserveSlot: ({ isSticky }) => (isSticky ? forCached : forUncached).tryReserve(),
    markSlotUsed: () => undefined,
    releaseSlot: ({ permit }) => (permit as Slot).release(),
  };
}
