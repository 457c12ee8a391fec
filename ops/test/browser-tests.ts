import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';
import { readLastFailures, storeLastFailures } from './last-failures';
import { failuresOfBrowser, filesOfBrowser, playwrightReportSchema, unsteadyOfBrowser } from './reports';
import { runProgram } from './run-program';
import { atLeastOne, readJson, type TestCount, withReport } from './suites';

/** Runs browser tests, the given files or all of them: first those that failed last time, then the others. */
export async function runBrowserTests(only?: readonly string[]): Promise<TestCount> {
  const files = only ?? globSync('e2e/specs/**/*.spec.ts', { cwd: CHECKOUT }).sort();
  const failedBefore = readLastFailures();
  const rounds = [
    { name: 'failed-before', files: files.filter((file) => failedBefore.includes(file)) },
    { name: 'others', files: files.filter((file) => !failedBefore.includes(file)) },
  ].filter((round) => round.files.length > 0);
  const counts: TestCount[] = [];
  for (const round of rounds) counts.push(await runRound(round));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
    unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
  };
}

interface Round {
  /** Name of the folder of its pictures and traces. */
  name: string;
  files: readonly string[];
}

function runRound({ name, files }: Round): Promise<TestCount> {
  return withReport(async (report) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
    const code = await runProgram('@playwright/test/cli.js', [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
      '--output',
      `test-results/${name}`,
      ...files.map(asPattern),
    ]);
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const found = playwrightReportSchema.parse(readJson(report));
    const { expected, unexpected, flaky, skipped } = found.stats;
    storeLastFailures(
      filesOfBrowser(found).map((file) => path.posix.join('e2e/specs', file)),
      files,
    );
    return {
      passed: expected + flaky,
      failed: atLeastOne(unexpected + skipped, code),
      failures: failuresOfBrowser(found),
      unsteady: unsteadyOfBrowser(found),
    };
  });
}

/** Playwright reads the names of files as regular expressions. */
const asPattern = (file: string) => `/${file.replace(/[.+$]/g, '\\$&')}$`;
