import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT, checkoutFolder } from '../../prepare/folders.mjs';
import { DEEP_GROUPS, matches } from '../deep-tests';
import { runProgram } from '../run-program';
import { type Capture, readCaptures } from './captures';
import { chooseTests, joinTests, type Recorded } from './choose-tests';
import { resolveFunctions } from './resolve-functions';
import { entriesOverHttp, MAP_FILE, readTestMap, type TestMap, testsOverHttp } from './test-map';

/** Keeps what each test of this checkout called last, so that recording some tests again compares them with the others. */
const FOLDER = path.join(checkoutFolder(), 'test-map', 'functions');
const SHORTEST_SECONDS = 5;

/** Writes the map anew from what has just been captured and from what is kept of tests recorded earlier. */
export async function updateMap(): Promise<void> {
  keep(readCaptures());
  const recorded = readKept().filter(({ test }) => existsSync(path.join(CHECKOUT, test)));
  writeFileSync(MAP_FILE, JSON.stringify(mergeMap(readTestMap(), recorded)));
  await runProgram('@biomejs/biome/bin/biome', ['format', '--write', path.relative(CHECKOUT, MAP_FILE)]);
}

/** Adds what is recorded here to the map; tests recorded on another machine stay before it. */
function mergeMap(map: TestMap, recorded: readonly Recorded[]): TestMap {
  const here = new Set(recorded.map(({ test }) => test));
  const isKept = (test: string) => !here.has(test) && existsSync(path.join(CHECKOUT, test));
  const deep = DEEP_GROUPS.flatMap(({ tests }) => tests);
  const chosen = chooseTests(recorded.filter(({ test }) => !matches(test, deep)));
  const names = [...new Set([...Object.keys(map.entries), ...chosen.keys()])].sort();
  const entries = names.flatMap((name) => {
    const tests = joinTests(name, (map.entries[name] ?? []).filter(isKept), chosen.get(name) ?? []);
    return existsSync(path.join(CHECKOUT, name)) && tests.length > 0 ? [[name, tests] as const] : [];
  });
  const seconds = new Map(Object.entries(map.tests).filter(([test]) => isKept(test)));
  for (const { test, seconds: exact } of recorded) seconds.set(test, Math.max(inSteps(exact), seconds.get(test) ?? 0));
  const tests = Object.fromEntries([...seconds].sort(([one], [other]) => (one < other ? -1 : 1)));
  const known = new Set(entries.map(([name]) => name));
  return {
    tests,
    unrecorded: testsOverHttp().filter((test) => !seconds.has(test)),
    withoutTests: entriesOverHttp().filter((name) => !known.has(name)),
    entries: Object.fromEntries(entries),
  };
}

function inSteps(seconds: number): number {
  return SHORTEST_SECONDS * 2 ** Math.max(0, Math.ceil(Math.log2(seconds / SHORTEST_SECONDS)));
}

/** Joins the captures of a test in one layer: those of its servers, or of its tests and their attempts. */
function keep(captures: readonly Capture[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const joined = new Map<string, Recorded>();
  for (const capture of captures) {
    const { test, layer } = capture;
    const known: Recorded = joined.get(`${layer} ${test}`) ?? { test, layer, seconds: 0, functions: new Map() };
    for (const [source, places] of resolveFunctions(capture))
      known.functions.set(source, new Set([...(known.functions.get(source) ?? []), ...places]));
    joined.set(`${layer} ${test}`, { ...known, seconds: known.seconds + capture.seconds });
  }
  for (const [name, { functions, ...rest }] of joined) {
    const lists = Object.fromEntries([...functions].map(([source, places]) => [source, [...places]]));
    const file = `${createHash('sha256').update(name).digest('hex').slice(0, 16)}.json`;
    writeFileSync(path.join(FOLDER, file), JSON.stringify({ ...rest, functions: lists }));
  }
}

function readKept(): Recorded[] {
  return readdirSync(FOLDER).map((name) => {
    const { functions, ...rest } = JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'));
    const sets = Object.entries(functions as Record<string, number[]>).map(
      ([source, places]) => [source, new Set(places)] as const,
    );
    return { ...rest, functions: new Map(sets) };
  });
}
