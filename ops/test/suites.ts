import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';
import { failuresOfProject, unhandledOfProject, vitestReportSchema } from './reports';
import { runProgram } from './run-program';
import { UNHANDLED_FILE } from './unhandled-reporter';

const UNHANDLED_REPORTER = path.join(CHECKOUT, 'ops/test/unhandled-reporter.ts');

export interface TestCount {
  passed: number;
  failed: number;
  /** Failures with their reasons, in a few lines each. */
  failures?: string[];
  /** Tests that passed at the second attempt only, with the failure of the first. */
  unsteady?: string[];
}

export interface ProjectOptions {
  /** Patterns of test files that are left out. */
  leftOut?: readonly string[];
  /** Test files to run; all when missing. */
  only?: readonly string[];
  /** Sources: tests run that import one of them, directly or not. */
  relatedTo?: readonly string[];
}

/** Runs one of vitest's projects, or a part of it. */
export function runProject(
  project: string,
  { leftOut = [], only = [], relatedTo }: ProjectOptions = {},
): Promise<TestCount> {
  return withReport(async (report) => {
    const unhandled = `${report}.unhandled`;
    process.env[UNHANDLED_FILE] = unhandled;
    process.env.AVAL_TESTS_LEFT_OUT = JSON.stringify(leftOut);
    const code = await runProgram('vitest/vitest.mjs', [
      ...(relatedTo ? ['related', '--run', ...relatedTo] : ['run', ...only]),
      '--project',
      project,
      '--reporter=default',
      `--reporter=${UNHANDLED_REPORTER}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const found = vitestReportSchema.parse(readJson(report));
    // A file that does not load fails without a test; a skipped test counts as failed, since nothing has run it.
    const failed =
      found.numFailedTests + (found.numFailedTests === 0 ? found.numFailedTestSuites : 0) + found.numPendingTests;
    const failures = [...failuresOfProject(found), ...unhandledOfProject(readJson(unhandled))];
    return { passed: found.numPassedTests, failed: atLeastOne(failed, code), failures };
  });
}

/** Runs a minute of work while everything is killed at random; bounded by itself, since no user waits for ever. */
export async function runDrill(): Promise<TestCount> {
  const code = await runProgram('tsx/dist/cli.mjs', ['ops/drill/main.ts', '--seconds', '60', '--users', '10']);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts a failing exit code as a failure even without a failed test: an unhandled rejection, a broken set-up. */
export function atLeastOne(failed: number, code: number): number {
  return code === 0 ? failed : Math.max(1, failed);
}

export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export async function withReport(run: (file: string) => Promise<TestCount>): Promise<TestCount> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aval-report-'));
  try {
    return await run(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
