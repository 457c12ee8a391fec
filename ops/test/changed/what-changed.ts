import { existsSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../../prepare/folders.mjs';
import { changedFilesSince, git } from '../changed-files';

export interface Change {
  /** Commit that the checkout is compared with. */
  base: string;
  /** Paths from the root, those of deleted files too. */
  files: readonly string[];
  /** Changed files that are there. */
  present: readonly string[];
  /** A file came, went or moved, or an import changed. */
  movesImports: boolean;
}

/** Compares the checkout, uncommitted and unknown files included, with a commit: by default where it left `main`. */
export function readChange(named: string | undefined): Change {
  const base = git('merge-base', 'HEAD', named ?? 'main').trim();
  const files = changedFilesSince(base);
  if (files === null) throw new Error(`There is no commit ${base} to compare with.`);
  const status = git('diff', '--name-status', '--no-renames', base, '--');
  const lines = git('diff', '--unified=0', base, '--', '*.ts', '*.tsx', '*.mjs', '*.cjs');
  const present = files.filter((file) => existsSync(path.join(CHECKOUT, file)));
  const isNew = files.length > status.split('\n').filter(Boolean).length;
  const movesImports = isNew || /^[AD]\t/m.test(status) || /^[-+].*\b(from|import)\b/m.test(lines);
  return { base, files, present, movesImports };
}
