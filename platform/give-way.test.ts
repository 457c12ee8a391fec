import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { giveWay } from './give-way';

test('a process that gives way stands behind the others, and its session with it', async () => {
  const own = getPriority();
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  await once(child, 'spawn');
  const { pid = 0 } = child;
  try {
    giveWay(pid);
    expect(getPriority(pid)).toBeGreaterThan(own);
    const group = `/proc/${pid}/autogroup`;
    if (existsSync(group)) expect(readFileSync(group, 'utf8')).toMatch(/nice 5$/m);
    expect(getPriority()).toBe(own);
  } finally {
    child.stdin.end();
    await once(child, 'exit');
  }
});

test('a process that is not there is no failure', () => {
  expect(() => giveWay(2 ** 22 + 1)).not.toThrow();
});
