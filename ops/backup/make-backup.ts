import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import type { FileStore } from '@aval/platform/files/files';
import { StartFailure } from '../prepare/failure.mjs';
import { copyFilesOut } from './copy-files';
import { dumpDatabase } from './dump-database';
import { type Manifest, writeManifest } from './manifest';

export interface BackupSource {
  ownerUrl: string;
  files: FileStore;
}

/**
 * Backs up everything that cannot be rebuilt: a snapshot of the database and the files that its rows name. The engine is rebuilt
 * from the database: every history row has the whole state after it, and pending work is in the outbox and the effects.
 */
export async function makeBackup({ ownerUrl, files }: BackupSource, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartFailure(`${folder} is not empty: every backup has a folder of its own.`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const createdAt = new Date().toISOString();
  const dump = await dumpDatabase(ownerUrl, folder);
  const manifest: Manifest = {
    format: 1,
    createdAt,
    ...dump,
    files: await copyFilesOut(files, ownerUrl, folder),
  };
  writeManifest(folder, manifest);
  return manifest;
}
