import { isDeepStrictEqual } from 'node:util';
import { compare, median, timed } from '../samples';
import type { ShownPage } from './bare-page';
import type { ListCase } from './cases';

export interface Measured {
  oursMs: number;
  bareMs: number;
  ratio: number;
}

export interface Sweep<Case> {
  cases: number;
  /** The slowest cases and those furthest from hand-written SQL, measured again; worst ratio first. */
  worst: (Case & Measured)[];
}

/** One list of one actor by query string: as the product reads it, and with hand-written SQL. */
export interface ListReader {
  ours: (search: string) => Promise<ShownPage>;
  bare: (search: string) => Promise<ShownPage>;
}

/** Number of the slowest cases, and of the worst ratios, that are measured closely. */
const SUSPECTS = 4;
const ROUNDS = 21;
/** Enough rounds for cases that take seconds. */
const FEWEST_ROUNDS = 5;
const LONGEST_COMPARISON_MS = 10_000;

/** Measures every `every`th case once, then the worst ones closely. */
export async function measureCases<Case extends ListCase>(
  read: ListReader,
  all: readonly Case[],
  every: number,
): Promise<Sweep<Case>> {
  const cases = all.filter((_, place) => place % every === 0);
  const sweep: (Case & Measured)[] = [];
  for (const each of cases) {
    const { milliseconds: oursMs } = await timed(() => read.ours(each.search));
    // In the middle of a long list hand-written SQL is slow too, so no ratio is measured there.
    const bareMs = each.place === 'middle' ? oursMs : (await timed(() => read.bare(each.search))).milliseconds;
    sweep.push({ ...each, oursMs, bareMs, ratio: oursMs / bareMs });
  }
  const suspects = new Set([...highest(sweep, 'oursMs'), ...highest(sweep, 'ratio')]);
  const worst: (Case & Measured)[] = [];
  for (const suspect of suspects) {
    await requireSameRows(read, suspect.search);
    const { ours, bare, ratio } = await compare(
      roundsFor(suspect),
      () => read.ours(suspect.search),
      () => read.bare(suspect.search),
    );
    worst.push({ ...suspect, oursMs: median(ours), bareMs: median(bare), ratio });
  }
  return { cases: cases.length, worst: worst.sort((one, other) => other.ratio - one.ratio) };
}

function roundsFor({ oursMs, bareMs }: Measured): number {
  const fitting = Math.floor(LONGEST_COMPARISON_MS / (oursMs + bareMs));
  return Math.max(FEWEST_ROUNDS, Math.min(ROUNDS, fitting));
}

/** Throws when the product and the hand-written SQL return different rows. */
async function requireSameRows(read: ListReader, search: string): Promise<void> {
  if (!isDeepStrictEqual(await read.ours(search), await read.bare(search)))
    throw new Error(`other rows than by hand: ${search}`);
}

export function highest<Case extends Measured>(
  cases: readonly Case[],
  key: 'oursMs' | 'ratio',
  count = SUSPECTS,
): Case[] {
  return [...cases].sort((one, other) => other[key] - one[key]).slice(0, count);
}
