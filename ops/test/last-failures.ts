import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CHECKOUT, checkoutFolder } from '../prepare/folders.mjs';

/**
 * Browser test files that failed when they last ran in this checkout; the next run begins with them. vitest keeps its own
 * list, by which its files are ordered.
 */
const FILE = path.join(checkoutFolder(), 'failed-browser-tests.json');

export function readLastFailures(): string[] {
  if (!existsSync(FILE)) return [];
  const files = z.array(z.string()).parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return files.filter((file) => existsSync(path.join(CHECKOUT, file)));
}

/** Stores the failures of a run, and keeps those of files that it did not run. */
export function storeLastFailures(failed: readonly string[], ran: readonly string[]): void {
  const kept = readLastFailures().filter((file) => !ran.includes(file));
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify([...new Set([...kept, ...failed])].sort()));
}
