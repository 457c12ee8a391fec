import path from 'node:path';
import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';
import { exitWith, StartFailure } from '../prepare/failure.mjs';
import { homeFolder } from '../prepare/folders.mjs';
import { restoreBackup } from './restore-backup';

// Log errors only: of thousands of runs that start at once, some answer late and are retried with a warning.
Runtime.install({
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) } },
});

/**
 * `AVAL_HOME=<new folder> npm run restore -- <folder of a backup>`. Exit code 0 only when every check agrees, 1 when one does not,
 * 2 when the restore failed.
 */
try {
  const [source] = process.argv.slice(2);
  if (!source) throw new StartFailure('Say from where: AVAL_HOME=<new folder> npm run restore -- <folder of a backup>');
  const home = homeFolder();
  const { manifest, rebuilt, engine, archive } = await restoreBackup(
    path.resolve(process.env.INIT_CWD ?? '.', source),
    home,
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Database: ${rows} rows of ${manifest.tables.length} tables, counted and hashed again: as in the backup.`,
  );
  console.log(
    `Engine: ${rebuilt.started} demands started, ${rebuilt.failed} failed; ${engine.findings.length} disagree.`,
  );
  for (const { reference, demandId, problems } of engine.findings) {
    console.log(`  ${reference ?? demandId}  ${problems.join(', ')}`);
  }
  console.log(`Files: ${archive.files} read again, ${archive.findings.length} are not as recorded.`);
  for (const { problem, storageKey } of archive.findings) console.log(`  ${problem}  ${storageKey}`);
  if (rebuilt.failed + engine.findings.length + archive.findings.length > 0) process.exitCode = 1;
  else console.log(`Restored the backup of ${manifest.createdAt} to ${home}: AVAL_HOME=${home} npm start`);
} catch (error) {
  exitWith(error, 2);
}
