import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Names the file that this reporter writes; vitest passes no options to a reporter that the command line names. */
export const UNHANDLED_FILE = 'AVAL_UNHANDLED_FILE';

/** Writes errors that belong to no test, such as an unhandled rejection: they fail the run, but vitest's JSON report omits them. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[UNHANDLED_FILE];
    if (file) writeFileSync(file, JSON.stringify(errors.map((error) => error.stack ?? error.message)));
  }
}
