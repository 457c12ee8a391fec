/** Maximum age, in ms, of unsaved input during steady typing. Source: docs/rules.md 3.28. */
export const LATEST_SAVE_MS = 10_000;

export interface SavePause {
  /** Restarts the pause after a key press; the input is saved after this much quiet. */
  begin: (quietMs: number) => void;
  /** Stops the pause, because the input is being saved or will not be. */
  end: () => void;
}

/** Schedules autosave: after a pause, and during steady typing at most ten seconds after the first key. */
export function createSavePause(save: () => void, now = () => performance.now()): SavePause {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  function end(): void {
    clearTimeout(timer);
    since = null;
  }
  function act(): void {
    end();
    save();
  }
  function begin(quietMs: number): void {
    clearTimeout(timer);
    since ??= now();
    const left = since + LATEST_SAVE_MS - now();
    timer = setTimeout(act, Math.max(0, Math.min(quietMs, left)));
  }
  return { begin, end };
}
