import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A process that lives says so this often; a folder about which nothing was said for much longer is nobody's. */
const BEAT_MS = 30_000;
const SILENT_AFTER_MS = 10 * 60_000;

export interface BrowserFolder {
  path: string;
  close(): Promise<void>;
}

/**
 * This process's own folder for the profiles of its browsers, in the data folder. What processes that were killed have left is swept, so that nothing
 * of a document stays behind; those of a worker beside this one stay.
 */
export async function openBrowserFolder(parent: string): Promise<BrowserFolder> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await sweep(parent);
  const path = join(parent, `${hostname()}.${process.pid}.${randomUUID()}`);
  await mkdir(path, { mode: 0o700 });
  const timer = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, BEAT_MS);
  timer.unref();
  return {
    path,
    async close() {
      clearInterval(timer);
      await rm(path, { recursive: true, force: true });
    },
  };
}

async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    const isSilent = Date.now() - mtimeMs > SILENT_AFTER_MS;
    if (isSilent || isOfTheDead(name)) await rm(path, { recursive: true, force: true });
  }
}

/** Of another machine nobody here can tell; a process with this very number is this one, which has only begun. */
function isOfTheDead(name: string): boolean {
  const [, host, pid] = /^(.+)\.(\d+)\.[^.]+$/.exec(name) ?? [];
  if (host !== hostname()) return false;
  return Number(pid) === process.pid || !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
