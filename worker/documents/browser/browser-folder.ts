import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Interval in ms at which a running process touches its folder; a folder untouched for much longer has no owner. */
const BEAT_MS = 30_000;
const SILENT_AFTER_MS = 10 * 60_000;

export interface BrowserFolder {
  path: string;
  close(): Promise<void>;
}

/**
 * Opens this process's own folder for browser profiles in the data folder, and removes those of killed processes, so
 * that no document data stays behind. Folders of other running workers stay.
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

/** A process on another host cannot be checked; a folder with this process's id is left over from a predecessor. */
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
    // EPERM also proves a running process, one of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
