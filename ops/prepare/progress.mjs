/**
 * Runs one step and says so when it takes longer than a second: what is being done, every ten seconds that it still is, and how long it took.
 * Steps that are over at once leave no line.
 * @template Result
 * @param {string} what for example "Installing dependencies (up to a minute)"
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function withProgress(what, run) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  let told = false;
  const first = setTimeout(() => {
    told = true;
    console.log(`${what} …`);
  }, 1000);
  const repeated = setInterval(() => console.log(`  still at it after ${seconds()} s`), 10_000);
  try {
    const result = await run();
    if (told) console.log(`  done in ${seconds()} s`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(repeated);
  }
}
