import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../prepare/failure.mjs';

/** The user that PostgreSQL runs as, when it cannot be the one who starts it. */
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

/** PostgreSQL refuses to run as root: it then runs as `postgres`, who is made when missing. Null: as whoever starts it. */
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

/** May the account walk down to this folder? What does not exist yet will be made with a mode that lets it. */
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

/** A folder that every user can reach, for what must not stay below a private one. */
export function sharedFolder(): string {
  return '/var/lib/aval';
}
