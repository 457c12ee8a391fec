import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CHECKOUT, checkoutFolder } from '../../prepare/folders.mjs';

/** Process in which functions of a test ran: the test's own, the web server that it started, or a page that it opened. */
const layerSchema = z.enum(['process', 'server', 'browser']);
export type Layer = z.infer<typeof layerSchema>;

/** Functions that one test file called in one layer, as the places in the scripts where they begin. */
const captureSchema = z.object({
  /** Path from the root. */
  test: z.string(),
  layer: layerSchema,
  seconds: z.number(),
  /** Offsets of called functions by path of the script: a source, or a bundle whose map names the sources. */
  called: z.record(z.string(), z.array(z.number())),
});
export type Capture = z.infer<typeof captureSchema>;

const FOLDER = path.join(checkoutFolder(), 'test-map', 'captures');

export function isRecording(): boolean {
  return process.env.AVAL_RECORD_MAP !== undefined;
}

export function clearCaptures(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Returns the path of a new file for one capture. */
export function newCaptureFile(): string {
  mkdirSync(FOLDER, { recursive: true });
  return path.join(FOLDER, `${randomUUID()}.json`);
}

export function writeCapture(capture: Capture): void {
  writeFileSync(newCaptureFile(), JSON.stringify(capture));
}

export function readCaptures(): Capture[] {
  mkdirSync(FOLDER, { recursive: true });
  return readdirSync(FOLDER).map((name) =>
    captureSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'))),
  );
}

/** Fields used of V8's answer to `Profiler.takePreciseCoverage`. */
interface ScriptCoverage {
  url: string;
  functions: readonly { ranges: readonly { startOffset: number; count: number }[] }[];
}

/** Returns where the called functions of each script begin, without the script itself, which runs when it is loaded. */
export function calledFunctions(
  scripts: readonly ScriptCoverage[],
  placeOf: (url: string) => string | null,
): Capture['called'] {
  const called: Record<string, number[]> = {};
  for (const { url, functions } of scripts) {
    const place = placeOf(url);
    if (place === null) continue;
    const starts = functions.flatMap(({ ranges: [whole] }) =>
      whole && whole.count > 0 && whole.startOffset > 0 ? [whole.startOffset] : [],
    );
    called[place] = [...new Set([...(called[place] ?? []), ...starts])];
  }
  return called;
}

export const fromRoot = (file: string) => path.relative(CHECKOUT, file).split(path.sep).join('/');
