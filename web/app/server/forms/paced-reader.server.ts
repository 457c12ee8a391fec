/**
 * So much of a file comes in each time for which it is waited, or its end: about 50 kbit a second. The time that a file takes to be stored does not
 * count, and a network that pauses for a moment is let be.
 */
const PACE = { bytes: 64 * 1024, everyMs: 10_000 };

/** Reads a body piece by piece, and gives up on one that trickles or stops: whoever sends it holds a place that others wait for. Source: docs/rules.md 6.8. */
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
