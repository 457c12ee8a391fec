import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT, checkoutFolder } from '../prepare/folders.mjs';
import { waitForLock } from '../prepare/lock.mjs';
import { withProgress } from '../prepare/progress.mjs';

const SKIPPED = new Set([
  'node_modules',
  'build',
  '.aval',
  'migrations',
  'histories',
  'bundle.js',
  'bundle.js.sources',
]);

/** Hashes file contents, not times, so that a fresh clone of the same commit needs no new build. */
export function hashSources(roots: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (file: string) => {
    if (!existsSync(file)) return;
    if (statSync(file).isFile()) {
      if (/\.test\.tsx?$/.test(file)) return;
      hash.update(path.relative(CHECKOUT, file)).update('\0').update(readFileSync(file)).update('\0');
      return;
    }
    for (const name of readdirSync(file).sort()) if (!SKIPPED.has(name)) add(path.join(file, name));
  };
  for (const root of roots) add(path.join(CHECKOUT, root));
  return hash.digest('hex');
}

interface Build {
  name: string;
  progress: string;
  sources: readonly string[];
  /** Files that the build creates; the stamp is stored beside the first. */
  products: readonly [string, ...string[]];
  run: () => Promise<void>;
}

/** Builds when a source has changed since the last build, one process at a time. */
export async function buildWhenChanged(build: Build): Promise<void> {
  const products = build.products.map((product) => path.join(CHECKOUT, product));
  const stamp = `${products[0]}.sources`;
  const isCurrent = (wanted: string) =>
    products.every((product) => existsSync(product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isCurrent(hashSources(build.sources))) return;
  const lock = await waitForLock(checkoutFolder(), `build-${build.name}`, `building ${build.name}`);
  try {
    const hash = hashSources(build.sources);
    if (isCurrent(hash)) return;
    await withProgress(build.progress, build.run);
    writeFileSync(stamp, hash);
  } finally {
    lock.release();
  }
}
