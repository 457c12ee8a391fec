/**
 * Minimum pace of an upload: 64 KiB, or the end of the body, per 10 s of waiting; about 50 kbit/s. Time spent on
 * storing does not count, and a short network pause is tolerated.
 */
const PACE = { bytes: 64 * 1024, everyMs: 10_000 };

/**
 * Reads a body in pieces and gives up on one that is too slow, because its sender occupies an upload slot. Source:
 * docs/rules.md 6.8.
 */
export function pacedReader(body: ReadableStreamDefaultReader<Uint8Array>) {
  let waitedMs = 0;
  let came = 0;
  return async () => {
    const since = performance.now();
    const piece = await within(body.read(), PACE.everyMs - waitedMs);
    waitedMs += performance.now() - since;
    came += piece.value?.length ?? 0;
    if (waitedMs >= PACE.everyMs) {
      if (came < PACE.bytes && !piece.done) throw tooSlow();
      waitedMs = 0;
      came = 0;
    }
    return piece;
  };
}

function within<T>(reading: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(tooSlow()), Math.max(1, milliseconds));
    reading.then(resolve, reject).finally(() => clearTimeout(patience));
  });
}

function tooSlow(): Response {
  return new Response(null, { status: 408, headers: { Connection: 'close' } });
}
