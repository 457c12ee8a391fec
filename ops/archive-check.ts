import { type ArchiveReport, checkArchive } from '@aval/application/documents/check-archive';
import { closeServices, createServices } from '@aval/application/services';
import { operatorEnvironment } from './operator/environment';
import { exitWith } from './prepare/failure.mjs';

/**
 * `npm run archive:check`: lists stored files (PDF renditions, attachments, images) that are missing, differ from their
 * rows or have no row. Exit code 0: none; 1: those of the list (`-- --json` for scripts); 2: it could not be found out.
 */
function print({ files, bytes, findings }: ArchiveReport): void {
  for (const { problem, reference, storageKey } of findings) {
    console.log(`${problem.padEnd(10)}  ${(reference ?? '').padEnd(14)}  ${storageKey}`);
  }
  const result = findings.length === 0 ? 'all as recorded' : `${findings.length} are not as recorded`;
  console.log(`${files} files, ${(bytes / 1e6).toFixed(1)} MB read: ${result}.`);
}

try {
  const services = createServices('archive-check', operatorEnvironment());
  try {
    const report = await checkArchive(services);
    if (process.argv.includes('--json')) console.log(JSON.stringify(report));
    else print(report);
    process.exitCode = report.findings.length === 0 ? 0 : 1;
  } finally {
    await closeServices(services);
  }
} catch (error) {
  exitWith(error, 2);
}
