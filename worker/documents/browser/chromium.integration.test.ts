import { access, constants, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installChromium } from './chromium';

let cache: string;

beforeAll(async () => {
  cache = path.join(await mkdtemp(path.join(tmpdir(), 'aval-chromium-')), 'cache');
});

afterAll(() => rm(path.dirname(cache), { recursive: true, force: true }));

test('concurrent unpacking gives one complete installation that only its user can access', async () => {
  const installations = await Promise.all([installChromium(cache), installChromium(cache)]);
  expect(installations[0]).toEqual(installations[1]);
  const { executablePath, fontConfiguration } = installations[0];
  await access(executablePath, constants.X_OK);
  expect((await stat(path.dirname(executablePath))).mode & 0o077).toBe(0);
  expect(await readdir(cache)).toHaveLength(1);
  const fonts = /<dir>(.*)<\/dir>/.exec(await readFile(fontConfiguration, 'utf8'))?.[1] ?? '';
  expect(await readdir(fonts)).toContain('OpenSans-Regular.ttf');

  // A complete installation is not unpacked again.
  const { mtimeMs } = await stat(executablePath);
  await installChromium(cache);
  expect((await stat(executablePath)).mtimeMs).toBe(mtimeMs);
});

test('the remains of a killed process are removed', async () => {
  const { executablePath } = await installChromium(cache);
  const folder = path.dirname(executablePath);
  const leftOver = `${folder}.left-over`;
  await mkdir(leftOver);
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(leftOver, yesterday, yesterday);
  await rm(folder, { recursive: true });
  await installChromium(cache);
  expect(await readdir(cache)).toEqual([path.basename(folder)]);
});
