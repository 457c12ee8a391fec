import type { CustomSlotSupplier, SlotPermit, WorkflowSlotInfo } from '@temporalio/worker';

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
    releaseSlot: ({ permit }) => (permit as Permit).release(),
  };
}

interface Permit extends SlotPermit {
  release(): void;
}

class Slots {
  private readonly waiting: ((permit: Permit) => void)[] = [];
  private readonly permit: Permit = { release: () => this.release() };

  constructor(private free: number) {}

  tryReserve(): Permit | null {
    if (this.free === 0) return null;
    this.free -= 1;
    return this.permit;
  }

  async reserve(aborted: AbortSignal): Promise<Permit> {
    aborted.throwIfAborted();
    const permit = this.tryReserve();
    if (permit) return permit;
    return new Promise<Permit>((resolve, reject) => {
      const take = (granted: Permit) => {
        aborted.removeEventListener('abort', leave);
        resolve(granted);
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(take), 1);
        reject(aborted.reason);
      };
      aborted.addEventListener('abort', leave, { once: true });
      this.waiting.push(take);
    });
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next) next(this.permit);
    else this.free += 1;
  }
}
