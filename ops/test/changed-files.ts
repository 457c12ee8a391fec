import { execFileSync } from 'node:child_process';
import { CHECKOUT } from '../prepare/folders.mjs';

/**
 * Returns the files that differ from a commit, with those that git does not know yet, as paths from the root.
 * Returns null when the commit is not here, as in a shallow clone.
 */
export function changedFilesSince(commit: string): string[] | null {
  if (!isCommit(commit)) return null;
  const changed = git('diff', '--name-only', '-z', '--no-renames', commit, '--');
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${changed}${unknown}`.split('\0').filter(Boolean))].sort();
}

export function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: CHECKOUT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function isCommit(name: string): boolean {
  try {
    git('cat-file', '-e', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}
