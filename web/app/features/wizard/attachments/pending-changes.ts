interface PendingChangesOptions {
  /**
   * Sends all that is typed now; null when there is nothing to send. False when it could not be kept. Told which fields have changed, and whether the
   * step is owed as a whole.
   */
  send: (changed: readonly string[], isOwed: boolean) => Promise<boolean> | null;
  /** How many fields are not kept yet, one where the step as a whole is owed; told when that has changed. */
  onCount: (count: number) => void;
}

export interface PendingChanges {
  add: (name: string) => void;
  /** The next save goes though nobody has changed a field. */
  owe: () => void;
  /** Keeps what has changed until now; false when it could not be kept. */
  keep: () => Promise<boolean>;
}

/** The names of the fields that changed since they were last kept. They are sent one save at a time. */
export function createPendingChanges({ send, onCount }: PendingChangesOptions): PendingChanges {
  const changed = new Set<string>();
  let isOwed = false;
  let running: Promise<boolean> | null = null;
  const tell = () => onCount(changed.size || Number(isOwed));

  async function keep(): Promise<boolean> {
    // Of several who waited for a save, the first sends the next one, with what the others ask for: they wait for it too.
    while (running) await running;
    if (changed.size === 0 && !isOwed) return true;
    const names = [...changed];
    const sending = send(names, isOwed);
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
