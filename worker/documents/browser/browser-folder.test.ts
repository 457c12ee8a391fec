import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBrowserFolder } from './browser-folder';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'aval-browsers-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function folderOf(name: string, changedAt = new Date()): Promise<string> {
  await mkdir(path.join(parent, name, 'profile'), { recursive: true });
  await utimes(path.join(parent, name), changedAt, changedAt);
  return name;
}

it('opening removes the folders of dead processes, and keeps those of running ones', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const alive = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  try {
    await folderOf(`${hostname()}.${gone.pid}.a`);
    const neighbour = await folderOf(`${hostname()}.${alive.pid}.b`);
    const elsewhere = await folderOf('another-machine.1.c');
    await folderOf('another-machine.2.d', new Date(Date.now() - 60 * 60_000));
    const own = await openBrowserFolder(parent);
    expect((await readdir(parent)).sort()).toEqual([neighbour, elsewhere, path.basename(own.path)].sort());
    await own.close();
    expect((await readdir(parent)).sort()).toEqual([neighbour, elsewhere].sort());
  } finally {
    alive.kill('SIGKILL');
  }
});

it('a folder belongs to one process, and opening removes that of a predecessor with the same process id', async () => {
  await folderOf(`${hostname()}.${process.pid}.before`);
  const own = await openBrowserFolder(parent);
  expect(await readdir(parent)).toEqual([path.basename(own.path)]);
  await own.close();
});
