/**
 * Runs one step and says so when it takes longer than a second: what is being done, every ten seconds that it still is, and how long it took.
 * Steps that are over at once leave no line. Several may be under way side by side, so that each line names its step.
 * @template Result
 * @param {string} what for example "Installing dependencies (up to a minute)"
 * @param {() => Promise<Result>} run
 * @param {number} [quietMs] for what nearly always takes a little longer than a second
 * @returns {Promise<Result>}
 */
export async function withProgress(what, run, quietMs = 1000) {
  const step = what.replace(/ \(.*\)$/, '');
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  let told = false;
  const first = setTimeout(() => {
    told = true;
    console.log(`${what} …`);
  }, quietMs);
  const repeated = setInterval(() => console.log(`${step}: still at it after ${seconds()} s`), 10_000);
  try {
    const result = await run();
    if (told) console.log(`${step}: done in ${seconds()} s`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(repeated);
  }
}
