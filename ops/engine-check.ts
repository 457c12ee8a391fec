import { checkEngine, type EngineReport } from '@aval/application/engine/check-engine';
import { closeServices, createServices } from '@aval/application/services';
import { TASK_QUEUES } from '@aval/workflows/contract';
import { operatorEnvironment } from './operator/environment';
import { exitWith, StartFailure } from './prepare/failure.mjs';
import { hasPoller } from './temporal/pollers';

/**
 * `npm run engine:check`: lists demands whose row, history and run disagree. Exit code 0: none; 1: those of the list
 * (`-- --json` for scripts); 2: it could not be found out. Reads only, and may be run at any time.
 */
function print({ demands, runs, findings }: EngineReport): void {
  for (const { demandId, reference, problems } of findings) {
    console.log(`${reference ?? 'not in the database'}  ${demandId}  ${problems.join(', ')}`);
  }
  const result =
    findings.length === 0 ? 'all agree' : `${findings.length} do not agree (docs/operations.md says what to do)`;
  console.log(`${demands} submitted demands and ${runs} runs: ${result}.`);
}

try {
  const services = createServices('engine-check', operatorEnvironment());
  try {
    if (!(await hasPoller(services.engine, TASK_QUEUES.demands))) {
      throw new StartFailure(
        'The engine does not answer, or no worker serves it: runs cannot be asked for their state.',
      );
    }
    const report = await checkEngine(services);
    if (
      report.runs > 0 &&
      report.findings.filter(({ problems }) => problems.includes('run_silent')).length >= report.runs
    ) {
      throw new StartFailure(
        'Not one run answers: the workers are gone, or this is not the namespace that they serve.',
      );
    }
    if (process.argv.includes('--json')) console.log(JSON.stringify(report));
    else print(report);
    process.exitCode = report.findings.length === 0 ? 0 : 1;
  } finally {
    await closeServices(services);
  }
} catch (error) {
  exitWith(error, 2);
}
