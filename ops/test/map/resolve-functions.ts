import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { CHECKOUT } from '../../prepare/folders.mjs';
import { type Capture, fromRoot } from './captures';

/** Called functions by source: lines of a mapped bundle, or places in a script that is its own source. */
export type CalledFunctions = Map<string, Set<number>>;

interface Bundle {
  map: SourceMap;
  /** Offset of the first character of each line. */
  lines: readonly number[];
}

const SOURCE = /^(domain|i18n|prisma|platform|workflows|application|worker|web|story)\/.*\.tsx?$/;
const bundles = new Map<string, Bundle>();

/** Finds the sources of called functions; those of packages and generated code are left out. */
export function resolveFunctions({ called }: Capture): CalledFunctions {
  const found: CalledFunctions = new Map();
  const add = (source: string, place: number) => {
    if (!SOURCE.test(source) || source.includes('/generated/')) return;
    const places = found.get(source) ?? new Set();
    found.set(source, places.add(place));
  };
  for (const [script, offsets] of Object.entries(called)) {
    const isBundle = script.startsWith('web/build/');
    for (const offset of offsets) {
      if (isBundle) addMapped(script, offset, add);
      else add(script, offset);
    }
  }
  return found;
}

function addMapped(script: string, offset: number, add: (source: string, place: number) => void): void {
  const { map, lines } = bundleOf(script);
  const line = lineAt(lines, offset);
  const origin = map.findEntry(line, offset - (lines[line] ?? 0));
  if (!('originalSource' in origin) || origin.originalSource === undefined) return;
  const source = path.resolve(CHECKOUT, path.dirname(script), origin.originalSource.replace(/\?.*$/, ''));
  add(fromRoot(source), origin.originalLine);
}

function bundleOf(script: string): Bundle {
  const known = bundles.get(script);
  if (known) return known;
  const file = path.join(CHECKOUT, script);
  const lines = [0];
  const text = readFileSync(file, 'utf8');
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines.push(end + 1);
  const bundle = { map: new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))), lines };
  bundles.set(script, bundle);
  return bundle;
}

function lineAt(lines: readonly number[], offset: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
