import path from 'node:path';
import { createFileStore } from '@aval/platform/files/files';
import { operatorEnvironment, ownerAddress } from '../operator/environment';
import { exitWith, StartFailure } from '../prepare/failure.mjs';
import { makeBackup } from './make-backup';

/**
 * `npm run backup -- <folder>`: backs up the running product. Exit code 1 when stored files are missing or broken; the backup then
 * contains everything else. Exit code 2 when there is no backup.
 */
try {
  const [target] = process.argv.slice(2);
  if (!target) throw new StartFailure('Say where to: npm run backup -- <new folder>');
  const folder = path.resolve(process.env.INIT_CWD ?? '.', target);
  const files = createFileStore(operatorEnvironment());
  const { tables, files: copied } = await makeBackup({ ownerUrl: ownerAddress(), files }, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (copied.bytes / 1e6).toFixed(1);
  console.log(`${folder}: ${rows} rows of ${tables.length} tables, ${copied.count} files (${megabytes} MB).`);
  console.log('It holds health data and no key: encrypt it where it is kept, and keep the keys elsewhere.');
  for (const key of copied.notAsRecorded) console.log(`missing or broken, not in the backup: ${key}`);
  if (copied.notAsRecorded.length > 0) process.exitCode = 1;
} catch (error) {
  exitWith(error, 2);
}
