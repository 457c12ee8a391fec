import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completePlatforms } from './complete-platforms';

it('is complete, so that npm ci accepts it on every platform', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  expect(completePlatforms(lock.packages), 'run npm run lock:complete').toEqual([]);
});

it('names no registry', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const addresses = Object.values<{ resolved?: string }>(lock.packages).filter(({ resolved }) =>
    resolved?.includes('://'),
  );
  expect(addresses).toEqual([]);
});
