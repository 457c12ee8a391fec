import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tryLock, waitForLock } from './lock.mjs';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'aval-lock-'));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the lock, says so and keeps it. */
async function holdElsewhere(): Promise<ChildProcess> {
  const script = `
    const { tryLock } = await import(${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)});
    console.log('lock' in tryLock(${JSON.stringify(folder)}, 'data') ? 'taken' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [answer] = await once(child.stdout, 'data');
  expect(String(answer).trim()).toBe('taken');
  return child;
}

it('names the process that holds it', async () => {
  const holder = await holdElsewhere();
  expect(tryLock(folder, 'data')).toMatchObject({ holder: { pid: holder.pid } });
});

it('is free after its holder was killed', async () => {
  const holder = await holdElsewhere();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(tryLock(folder, 'data')).toHaveProperty('lock');
});

it('is free after it was released, and locks of other names are free all along', () => {
  const first = tryLock(folder, 'data');
  expect(tryLock(folder, 'data')).toHaveProperty('holder');
  expect(tryLock(folder, 'other')).toHaveProperty('lock');
  if ('lock' in first) first.lock.release();
  expect(tryLock(folder, 'data')).toHaveProperty('lock');
});

it('goes to exactly one of many who ask at the same moment', async () => {
  const holder = await holdElsewhere();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const answers = await Promise.all(Array.from({ length: 20 }, async () => tryLock(folder, 'data')));
  expect(answers.filter((answer) => 'lock' in answer)).toHaveLength(1);
});

it('is waited for', async () => {
  const first = tryLock(folder, 'data');
  const second = waitForLock(folder, 'data', 'working');
  if ('lock' in first) first.lock.release();
  (await second).release();
  expect(tryLock(folder, 'data')).toHaveProperty('lock');
});
