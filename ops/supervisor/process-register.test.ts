import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProcessRegister } from './process-register';

let home: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'aval-register-'));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

async function startProcess(environment: Record<string, string> = {}): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  if (child.pid === undefined) throw new Error('not started');
  return Object.assign(child, { pid: child.pid });
}

it('ends processes that a killed run had started, and no others', async () => {
  const started = await startProcess();
  const stranger = await startProcess();
  new ProcessRegister(home, 'a').add('worker', started.pid);

  expect(await new ProcessRegister(home, 'a').endLeftOvers()).toBe(1);

  expect(started.signalCode ?? (await once(started, 'exit'))[1]).toBe('SIGINT');
  expect(stranger.exitCode).toBeNull();
  expect(stranger.signalCode).toBeNull();
});

it('does not end a process whose pid was removed, as another one may have it by now', async () => {
  const started = await startProcess();
  const register = new ProcessRegister(home, 'a');
  register.add('worker', started.pid);
  register.remove(started.pid);

  expect(await new ProcessRegister(home, 'a').endLeftOvers()).toBe(0);
  expect(started.signalCode).toBeNull();
});

it.runIf(process.platform === 'linux')('finds processes started by its children through their mark', async () => {
  const register = new ProcessRegister(home, path.basename(home));
  const browser = await startProcess(register.mark());
  const ofAnotherCopy = await startProcess(new ProcessRegister(home, 'other').mark());

  expect(await register.endStrays()).toBe(1);

  expect(browser.signalCode ?? (await once(browser, 'exit'))[1]).toBe('SIGTERM');
  expect(ofAnotherCopy.signalCode).toBeNull();
});
