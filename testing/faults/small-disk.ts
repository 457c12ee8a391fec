import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder on a separate disk that a test may fill. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk to the last block. */
  fill(): void;
  empty(): void;
  remove(): void;
}

const BLOCK = Buffer.alloc(4096);

/**
 * Mounts a memory disk of 4 MB. Returns null where mounting is not allowed (it needs Linux and root, as in CI
 * containers), so that the test can report it.
 */
export function createSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aval-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=0700', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const filling = path.join(folder, 'filling');
  return {
    folder,
    fill: () => {
      try {
        for (;;) writeFileSync(filling, BLOCK, { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(filling, { force: true }),
    remove: () => {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
