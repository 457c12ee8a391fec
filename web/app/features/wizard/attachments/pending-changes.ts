interface PendingChangesOptions {
  /**
   * Sends the current input; null when there is nothing to send, false when it could not be saved. Receives the changed
   * fields, whether the step is owed as a whole, and the step that `keep` leads to.
   */
  send: (changed: readonly string[], isOwed: boolean, next: string | undefined) => Promise<boolean> | null;
  /** Receives the number of unsaved fields, or one when the step is owed as a whole. */
  onCount: (count: number) => void;
}

export interface PendingChanges {
  add: (name: string) => void;
  /** Makes the next save send the step even without changed fields. */
  owe: () => void;
  /** Saves all changes on the way to another step, if one is named; resolves to false when they could not be saved. */
  keep: (next?: string) => Promise<boolean>;
}

/** Tracks the fields changed since the last save. Saves run one at a time. */
export function createPendingChanges({ send, onCount }: PendingChangesOptions): PendingChanges {
  const changed = new Set<string>();
  let isOwed = false;
  let running: Promise<boolean> | null = null;
  const tell = () => onCount(changed.size || Number(isOwed));

  async function keep(next?: string): Promise<boolean> {
    // The first of several waiting callers sends the next save with all changes; the others wait for it too.
    while (running) await running;
    if (changed.size === 0 && !isOwed) return true;
    const names = [...changed];
    const sending = send(names, isOwed, next);
    if (!sending) return true;
    const wasOwed = isOwed;
    changed.clear();
    isOwed = false;
    running = sending.then((isKept) => {
      running = null;
      if (!isKept) {
        for (const name of names) changed.add(name);
        isOwed ||= wasOwed;
      }
      tell();
      return isKept;
    });
    return running;
  }

  function add(name: string): void {
    changed.add(name);
    tell();
  }

  function owe(): void {
    isOwed = true;
    tell();
  }

  return { add, owe, keep };
}
