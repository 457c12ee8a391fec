import type { Layer } from './captures';
import type { CalledFunctions } from './resolve-functions';
import { kinship } from './telling-words';
import { entryOf } from './test-map';

/** A recorded test file in one layer. */
export interface Recorded {
  test: string;
  layer: Layer;
  seconds: number;
  functions: CalledFunctions;
}

/** Most test files of an entry by layer. */
const MOST: Readonly<Record<Layer, number>> = { browser: 4, server: 3, process: 4 };
/** Seconds that any test file costs, however fast it is. */
const OVERHEAD = 15;
/** Share of an entry's called functions that another test must add to be worth its time. */
const WORTH = 0.03;

/**
 * Chooses tests for each entry so that they call what any test calls there, in little time: by layer, the test that adds
 * most functions for its time comes next, until none adds enough.
 */
export function chooseTests(recorded: readonly Recorded[]): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const layer of ['browser', 'server', 'process'] as const) {
    for (const [entry, calls] of callsByEntry(recorded.filter((each) => each.layer === layer))) {
      if (!layersOf(entry).includes(layer)) continue;
      const known = entries.get(entry) ?? [];
      entries.set(entry, [...new Set([...known, ...coverOf(entry, calls, MOST[layer])])]);
    }
  }
  return entries;
}

/** Returns the layers whose tests an entry has: a page is proved over HTTP, a use case also within the process. */
const layersOf = (entry: string): readonly Layer[] =>
  entry.startsWith('web/') ? ['browser', 'server'] : ['server', 'process'];

/**
 * Joins the tests that the map names for an entry with those chosen from a recording that knew none of them. The latter
 * come last, because alone they seem to be the best test of everything that they pass through. Tests named like the entry
 * come first, and each kind keeps to the bound that a whole recording has.
 */
export function joinTests(entry: string, known: readonly string[], added: readonly string[]): string[] {
  const joined = [...new Set([...known, ...added])];
  const ordered = joined.toSorted((one, other) => kinship(other, entry) - kinship(one, entry));
  const isBrowserTest = (test: string) => test.startsWith('e2e/');
  const most = (layers: readonly Layer[]) =>
    layersOf(entry).reduce((sum, layer) => sum + (layers.includes(layer) ? MOST[layer] : 0), 0);
  const kept = [
    ...ordered.filter(isBrowserTest).slice(0, most(['browser'])),
    ...ordered.filter((test) => !isBrowserTest(test)).slice(0, most(['server', 'process'])),
  ];
  return ordered.filter((test) => kept.includes(test));
}

interface Calls {
  test: string;
  seconds: number;
  functions: Set<string>;
}

function callsByEntry(recorded: readonly Recorded[]): Map<string, Calls[]> {
  const entries = new Map<string, Calls[]>();
  for (const { test, seconds, functions } of recorded) {
    const ofTest = new Map<string, Calls>();
    for (const [source, places] of functions) {
      const entry = entryOf(source);
      const calls = ofTest.get(entry) ?? { test, seconds, functions: new Set() };
      for (const place of places) calls.functions.add(`${source}:${place}`);
      ofTest.set(entry, calls);
    }
    for (const [entry, calls] of ofTest) entries.set(entry, [...(entries.get(entry) ?? []), calls]);
  }
  return entries;
}

function coverOf(entry: string, calls: readonly Calls[], most: number): string[] {
  const missing = new Set(calls.flatMap(({ functions }) => [...functions]));
  const least = Math.max(1, missing.size * WORTH);
  const chosen: string[] = [];
  while (chosen.length < most) {
    const [best] = calls
      .map((each) => ({ ...each, adds: [...each.functions].filter((name) => missing.has(name)).length }))
      .filter(({ adds }) => adds >= least)
      .map((each) => ({ ...each, worth: worth(each, kinship(each.test, entry)) }))
      .sort((one, other) => other.worth - one.worth || one.test.localeCompare(other.test));
    if (!best) break;
    chosen.push(best.test);
    for (const name of best.functions) missing.delete(name);
  }
  return chosen;
}

/** A test that is named like the entry is written for it, while another may only pass through. */
function worth({ adds, seconds }: { adds: number; seconds: number }, shared: number): number {
  return (adds * (1 + 2 * shared)) / Math.sqrt(seconds + OVERHEAD);
}
