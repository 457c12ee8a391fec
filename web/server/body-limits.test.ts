import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takesFiles } from './body-limits';

const APP = join(import.meta.dirname, '../app');
const READER = join(APP, 'server/read-multipart.server');
const DEMAND_ID = '0f7d6a52-6a5c-4c6e-9d59-3f8f8f1a2b3c';

/** Whether a module, or one that it imports, reads files. */
function readsFiles(module: string, seen = new Set<string>()): boolean {
  if (module === READER) return true;
  const file = [`${module}.ts`, `${module}.tsx`].find(existsSync);
  if (!file || seen.has(file)) return false;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/ from '(\.{1,2}\/[^']+)'/g);
  return [...imports].some(([, name = '']) => readsFiles(join(dirname(file), name), seen));
}

/** As remix-flat-routes reads the name of a route's file. */
function addressOf(route: string): string {
  const parts = route.split(/[/.]/).map((part) => part.replace(/[+_]$/, ''));
  const named = parts.filter((part) => !part.startsWith('_'));
  return `/${named.map((part) => (part.startsWith('$') ? DEMAND_ID : part)).join('/')}`;
}

describe('a large body', () => {
  const routes = readdirSync(join(APP, 'routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''));
  const readers = routes.filter((route) => readsFiles(join(APP, 'routes', route)));

  it('is let through to the routes that read files', () => {
    expect(readers.map(addressOf).sort()).toEqual([
      `/app/demands/${DEMAND_ID}`,
      `/app/demands/${DEMAND_ID}/attachments`,
    ]);
    for (const route of readers) expect(takesFiles(addressOf(route)), route).toBe(true);
    expect(takesFiles(`/app/demands/${DEMAND_ID}.data`)).toBe(true);
  });

  it.each(routes.filter((route) => !readers.includes(route)).map(addressOf))('is not let through to %s', (address) => {
    expect(takesFiles(address)).toBe(false);
    expect(takesFiles(`${address}.data`)).toBe(false);
  });
});
