import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOfRoute } from '@aval/testing/visitors/route-address';
import { describe, expect, it } from 'vitest';
import { takesFile } from './body-limits';

const APP = join(import.meta.dirname, '../../app');
const RECEIVER = join(APP, 'server/forms/receive-file.server');
const DEMAND_ID = '0f7d6a52-6a5c-4c6e-9d59-3f8f8f1a2b3c';

/** Returns whether a module, or one that it imports, receives a file. */
function receivesFile(module: string, seen = new Set<string>()): boolean {
  if (module === RECEIVER) return true;
  const file = [`${module}.ts`, `${module}.tsx`].find(existsSync);
  if (!file || seen.has(file)) return false;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/ from '(\.{1,2}\/[^']+)'/g);
  return [...imports].some(([, name = '']) => receivesFile(join(dirname(file), name), seen));
}

const addressOf = (route: string) => addressOfRoute(route).replaceAll(/\$\w*/g, DEMAND_ID);

describe('a large body', () => {
  const routes = readdirSync(join(APP, 'routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''));
  const receivers = routes.filter((route) => receivesFile(join(APP, 'routes', route)));

  it('is accepted by the routes that receive files', () => {
    expect(receivers.map(addressOf).sort()).toEqual([
      '/account-request/files',
      '/app/centers/import/file',
      '/app/codes/import/file',
      `/app/demands/${DEMAND_ID}/attachments`,
      `/app/demands/${DEMAND_ID}/files`,
      '/app/drugs/import/file',
      '/app/images',
      '/app/presentations/import/file',
    ]);
    for (const route of receivers) expect(takesFile(addressOf(route)), route).toBe(true);
  });

  it.each(routes.filter((route) => !receivers.includes(route)).map(addressOf))('is not accepted by %s', (address) => {
    expect(takesFile(address)).toBe(false);
    expect(takesFile(`${address}.data`)).toBe(false);
  });
});
