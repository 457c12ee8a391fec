import path from 'node:path';
import { matches } from '../deep-tests';
import { sharedWords } from '../map/telling-words';
import { entryOf, type TestMap } from '../map/test-map';

/** Most test files of each kind that one run takes; `npm test` runs all. */
export const MOST_SPECS = 5;
export const MOST_INTEGRATION = 8;
/** Seconds that the tests of each kind took one after the other when they were recorded; two or three run at once. */
const MOST_SECONDS = 240;
const UNKNOWN_SECONDS = 20;

export interface TestChoice {
  specs: readonly string[];
  integration: readonly string[];
  /** Reasons, a line each. */
  reasons: readonly string[];
}

/** Tests of a repository, as paths from its root. */
export interface KnownTests {
  specs: readonly string[];
  integration: readonly string[];
}

/** Walks over all roles: run when what they guard changes, whatever the map says. */
const WALKS = [
  { test: 'web/security/route-access.integration.test.ts', guards: ['web/app/server/*.ts', 'domain/access/**'] },
  { test: 'web/api/proof/operation-access.integration.test.ts', guards: ['web/api/access/**', 'domain/access/**'] },
  {
    test: 'application/demands/commands/command-access.integration.test.ts',
    guards: ['application/demands/commands/**', 'domain/access/**'],
  },
] as const;

/** Texts that a change removes or rewrites, each with the tests that name it. */
export type TestsOfTexts = ReadonlyMap<string, readonly string[]>;

interface Candidate {
  test: string;
  /** Entries and texts of the change that the test runs or names. */
  entries: Set<string>;
  /** Smallest place among the tests of an entry. */
  place: number;
}

/** Chooses browser and integration tests for changed files, deterministically. */
export function selectTests(
  changed: readonly string[],
  map: TestMap,
  known: KnownTests,
  texts: TestsOfTexts = new Map(),
): TestChoice {
  const reasons: string[] = [];
  const isNew = (test: string) => map.tests[test] === undefined && !map.unrecorded.includes(test) && isOverHttp(test);
  const all = [...known.specs, ...known.integration];
  const own = all.filter((test) => changed.includes(test) || isNew(test));
  if (own.length > 0) reasons.push(`changed or new: ${own.join(', ')}`);
  const walks = WALKS.filter(({ guards }) => changed.some((file) => matches(file, guards))).map(({ test }) => test);
  if (walks.length > 0) reasons.push(`guards of permissions changed: ${walks.join(', ')}`);

  const candidates = new Map<string, Candidate>();
  const consider = (entry: string, tests: readonly string[]) => {
    for (const [place, test] of tests.entries()) {
      const candidate = candidates.get(test) ?? { test, entries: new Set(), place };
      candidate.entries.add(entry);
      candidate.place = Math.min(candidate.place, place);
      candidates.set(test, candidate);
    }
  };
  for (const entry of entriesOf(changed)) {
    const { tests, why } = testsOfEntry(entry, map, all);
    reasons.push(
      `${entry}: ${tests.length > 0 ? `${why} ${tests.map((test) => path.basename(test)).join(', ')}` : 'no test beyond the unit tests'}`,
    );
    consider(entry, tests);
  }
  for (const [text, tests] of texts) {
    if (tests.length > 0) reasons.push(`"${text}" stands in ${tests.map((test) => path.basename(test)).join(', ')}`);
    consider(`"${text}"`, tests);
  }
  const isIn = (tests: readonly string[]) => (test: string) => tests.includes(test);
  const first = [...new Set([...own, ...walks])];
  const ordered = inOrder([...candidates.values()]);
  const within = (tests: readonly string[], most: number) =>
    withinTime(first.filter(isIn(tests)), ordered.filter(isIn(tests)), most, map);
  const specs = within(known.specs, MOST_SPECS);
  const integration = within(known.integration, MOST_INTEGRATION);
  return { specs, integration, reasons };
}

const isOverHttp = (test: string) => /^(e2e|web)\//.test(test);

function entriesOf(changed: readonly string[]): string[] {
  const isSource = (file: string) =>
    /^(domain|prisma|platform|application|worker|web)\/.*\.(tsx?|css)$/.test(file) &&
    !/\.test(-support)?\.tsx?$/.test(file);
  return [...new Set(changed.filter(isSource).map(entryOf))].sort();
}

/** Returns the tests beside an entry and those that the map names; without a line in the map, those of a similar name. */
function testsOfEntry(entry: string, map: TestMap, all: readonly string[]): { tests: string[]; why: string } {
  const beside = all.filter((test) => path.posix.dirname(test) === entry);
  const mapped = (map.entries[entry] ?? []).filter((test) => all.includes(test));
  if (mapped.length > 0) return { tests: [...new Set([...mapped, ...beside])], why: 'the map names' };
  const alike = all
    .map((test) => ({ test, shared: sharedWords(test, entry) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || one.test.localeCompare(other.test))
    .slice(0, MOST_SPECS)
    .map(({ test }) => test);
  return { tests: [...new Set([...beside, ...alike])], why: 'not in the map; named alike or beside it are' };
}

/** Orders tests so that each next one runs most of the entries that none before it does. */
function inOrder(candidates: readonly Candidate[]): string[] {
  const waiting = [...candidates];
  const reached = new Set<string>();
  const ordered: string[] = [];
  const adds = ({ entries }: Candidate) => [...entries].filter((entry) => !reached.has(entry)).length;
  while (waiting.length > 0) {
    waiting.sort(
      (one, other) =>
        adds(other) - adds(one) ||
        one.place - other.place ||
        other.entries.size - one.entries.size ||
        one.test.localeCompare(other.test),
    );
    const [next] = waiting.splice(0, 1);
    if (!next) break;
    ordered.push(next.test);
    for (const entry of next.entries) reached.add(entry);
  }
  return ordered;
}

/** Adds to the tests that run anyway as many others as the bounds allow, and at least one. */
function withinTime(first: readonly string[], others: readonly string[], most: number, map: TestMap): string[] {
  const chosen = [...first];
  let seconds = 0;
  for (const test of others) {
    if (chosen.includes(test)) continue;
    const needed = map.tests[test] ?? UNKNOWN_SECONDS;
    if (chosen.length >= most || (chosen.length > 0 && seconds + needed > MOST_SECONDS)) continue;
    chosen.push(test);
    seconds += needed;
  }
  return chosen;
}
