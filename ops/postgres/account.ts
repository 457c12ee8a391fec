import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../prepare/failure.mjs';

/** User that PostgreSQL runs as when the starting user is root. */
export interface Account {
  uid: number;
  gid: number;
}

const NO_ACCOUNT =
  'PostgreSQL does not run as root, and its user "postgres" cannot be made with useradd: make that user, start Aval as another one, or give a server with DATABASE_URL and DATABASE_OWNER_URL.';

function readAccount(): Account | null {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/**
 * Returns the user `postgres` when started as root, which PostgreSQL refuses, creating it if needed; null for the starting user.
 * Throws `StartFailure` when the user cannot be created.
 */
export function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = readAccount();
  if (existing) return existing;
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      { stdio: 'pipe' },
    );
  } catch {
    throw new StartFailure(NO_ACCOUNT);
  }
  const created = readAccount();
  if (!created) throw new StartFailure(NO_ACCOUNT);
  return created;
}

/** Returns whether the account can enter a folder; missing folders are created later with a suitable mode. */
export function canReach(account: Account | null, folder: string): boolean {
  if (!account) return true;
  const ancestors: string[] = [];
  for (let current = path.resolve(folder); current !== path.dirname(current); current = path.dirname(current)) {
    ancestors.push(current);
  }
  return ancestors.filter(existsSync).every((ancestor) => {
    const { mode, uid, gid } = statSync(ancestor);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    return ((mode >> shift) & 1) === 1;
  });
}

/** Folder that every user can enter, for data that cannot be below a private one. */
export function sharedFolder(): string {
  return '/var/lib/aval';
}
