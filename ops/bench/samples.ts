/** Times in milliseconds, and what they come to. */

export async function timed<Result>(work: () => Promise<Result>): Promise<{ milliseconds: number; result: Result }> {
  const startedAt = performance.now();
  const result = await work();
  return { milliseconds: performance.now() - startedAt, result };
}

/** The value below which the given share of the samples lies. */
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
  /** Median of ours over median of the bare one. */
  ratio: number;
}

/** Turn by turn, so that whatever else the machine does in the meantime meets both. */
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
