/** Runs `work` and returns its result with the time it took. */

export async function timed<Result>(work: () => Promise<Result>): Promise<{ milliseconds: number; result: Result }> {
  const startedAt = performance.now();
  const result = await work();
  return { milliseconds: performance.now() - startedAt, result };
}

/** Returns the sample at or below which `share` (0 to 1) of the samples lie; NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}

export interface Comparison {
  ours: number[];
  bare: number[];
  /** Median of `ours` divided by median of `bare`. */
  ratio: number;
}

/** Times both alternately, so that other load of the machine affects them equally. */
export async function compare(
  rounds: number,
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<Comparison> {
  const samples: Omit<Comparison, 'ratio'> = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    samples.ours.push((await timed(ours)).milliseconds);
    samples.bare.push((await timed(bare)).milliseconds);
  }
  return { ...samples, ratio: median(samples.ours) / median(samples.bare) };
}
