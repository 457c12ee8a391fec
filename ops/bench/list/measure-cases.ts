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
  /** The slowest and those furthest from the hand-written SQL, measured again; the worst ratio first. */
  worst: (Case & Measured)[];
}

/** One list for one actor, by the search part of its address: as the product reads it, and by hand. */
export interface ListReader {
  ours: (search: string) => Promise<ShownPage>;
  bare: (search: string) => Promise<ShownPage>;
}

/** How many of the sweep's slowest, and as many of its worst ratios, are looked at closely. */
const SUSPECTS = 4;
const ROUNDS = 21;
/** What takes seconds is told from another by a few. */
const FEWEST_ROUNDS = 5;
const LONGEST_COMPARISON_MS = 10_000;

/** Looks once at every case (or at each `every`th) and then closely at the worst. */
export async function measureCases<Case extends ListCase>(
  read: ListReader,
  all: readonly Case[],
  every: number,
): Promise<Sweep<Case>> {
  const cases = all.filter((_, place) => place % every === 0);
  const sweep: (Case & Measured)[] = [];
  for (const each of cases) {
    const { milliseconds: oursMs } = await timed(() => read.ours(each.search));
    // The middle of a long list is where SQL by hand is slowest: nothing there is far from it.
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

/** What is compared must be the same. */
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
