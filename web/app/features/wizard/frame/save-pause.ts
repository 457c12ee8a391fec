/** Of what is typed without a pause the oldest key is sent after this much. Source: docs/rules.md 3.28. */
export const LATEST_SAVE_MS = 10_000;

export interface SavePause {
  /** Something was typed: it is sent after this much quiet. */
  begin: (quietMs: number) => void;
  /** What was typed is being sent, or is to be sent by nobody any more. */
  end: () => void;
}

/** When what is typed is sent by itself: after a pause, and in steady typing at the latest ten seconds after the first key. */
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
