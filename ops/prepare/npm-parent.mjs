const WATCH_EVERY_MS = 500;

/**
 * Calls back when the npm that started this process has ended, since npm does not pass a signal on to its script.
 * @param {() => void} onEnd
 */
export function whenNpmEnds(onEnd) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onEnd();
  }, WATCH_EVERY_MS);
  watch.unref();
}
