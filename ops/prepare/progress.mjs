/**
 * Runs a step and, when it takes longer than a second, prints its name, a line every ten seconds and how long it took. Quick steps print
 * nothing. Several steps may run at once, so each line names its step.
 * @template Result
 * @param {string} what for example "Installing dependencies (up to a minute)"
 * @param {() => Promise<Result>} run
 * @param {number} [quietMs] for steps that usually take a little longer than a second
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
