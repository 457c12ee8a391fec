import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Names the file that this reporter writes; vitest passes no options to a reporter that the command line names. */
export const UNHANDLED_FILE = 'AVAL_UNHANDLED_FILE';

/** Writes down what no test owns, such as a rejection that nobody awaited: it fails the run, and vitest's JSON report leaves it out. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[UNHANDLED_FILE];
    if (file) writeFileSync(file, JSON.stringify(errors.map((error) => error.stack ?? error.message)));
  }
}
