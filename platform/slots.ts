export interface Slot {
  release(): void;
}

/** So many at a time; the others wait in the order in which they came. */
export class Slots {
  private readonly waiting: ((slot: Slot) => void)[] = [];
  private readonly slot: Slot = { release: () => this.release() };

  constructor(private free: number) {}

  /** Null when none is free. */
  tryReserve(): Slot | null {
    if (this.free === 0) return null;
    this.free -= 1;
    return this.slot;
  }

  /** Rejects with the signal's reason when it is aborted before a slot was free. */
  async reserve(aborted?: AbortSignal): Promise<Slot> {
    aborted?.throwIfAborted();
    const slot = this.tryReserve();
    if (slot) return slot;
    return new Promise<Slot>((resolve, reject) => {
      const take = (granted: Slot) => {
        aborted?.removeEventListener('abort', leave);
        resolve(granted);
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(take), 1);
        reject(aborted?.reason);
      };
      aborted?.addEventListener('abort', leave, { once: true });
      this.waiting.push(take);
    });
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next) next(this.slot);
    else this.free += 1;
  }
}
