import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { CHECKOUT } from '../prepare/folders.mjs';

/** Fields used of vitest's report. */
export const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});
export type VitestReport = z.infer<typeof vitestReportSchema>;

const playwrightSuiteSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuiteSchema).optional();
  },
});

export const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuiteSchema),
});
export type PlaywrightReport = z.infer<typeof playwrightReportSchema>;

export function failuresOfProject({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(CHECKOUT, name);
    const failed = assertionResults.filter((each) => each.status !== 'passed');
    if (failed.length === 0 && status === 'failed') return [inShort(file, status, message)];
    return failed.map((each) => inShort(`${file} › ${each.fullName}`, each.status, each.failureMessages?.join('\n')));
  });
}

/** Errors that no test owns; without them a run may fail while every test passes, and nothing says why. */
export function unhandledOfProject(errors: unknown): string[] {
  return z
    .array(z.string())
    .catch([])
    .parse(errors)
    .map((stack) => inShort('an error that no test owns', 'unhandled', stack));
}

export function failuresOfBrowser(report: PlaywrightReport): string[] {
  return testsInShort(report.suites, (status) => status === 'unexpected' || status === 'skipped');
}

/** Returns the files of failed tests, as paths from the folder of all browser tests. */
export function filesOfBrowser({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, ok }) => (ok ? [] : [file])),
    ...filesOfBrowser({ suites: suite.suites ?? [] }),
  ]);
}

/** Returns tests with two attempts and two outcomes, which depend on something that neither test nor product names. */
export function unsteadyOfBrowser(report: PlaywrightReport): string[] {
  return testsInShort(report.suites, (status) => status === 'flaky');
}

function testsInShort(suites: PlaywrightReport['suites'], isMeant: (status: string) => boolean): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => isMeant(status))
        .map(({ status, results }) => inShort(`${file} › ${title}`, status, results[0]?.error?.message)),
    ),
    ...testsInShort(suite.suites ?? [], isMeant),
  ]);
}

const MOST_LINES = 12;

function inShort(what: string, status: string, why = ''): string {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, MOST_LINES);
  return [`✗ ${what} (${status})`, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join(
    '\n',
  );
}
