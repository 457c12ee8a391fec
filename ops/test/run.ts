import { buildProduct } from '../compile/product';
import { checkImports, checkLint, checkTypes } from './checks';
import { changedSinceDeepRun, commitUnderTest, storeDeepRun } from './deep-run';
import { deepGroupsToLeaveOut, isDrillNeeded } from './deep-tests';
import { runBrowserTests, runDrill, runProject, type TestCount } from './suites';

interface Part {
  name: string;
  run: () => Promise<TestCount>;
  /** Finishes within two minutes; once it has failed, the long parts are skipped. */
  isCheap?: true;
}

export interface RunOptions {
  /** Runs the deep tests whatever has changed, and keeps the commit whose tests have all passed. */
  deep: boolean;
}

/** Returns the parts in the order of how soon they tell something, and what is left out. */
function chooseParts({ deep }: RunOptions): { parts: readonly Part[]; leftOut: readonly string[] } {
  const changed = deep ? null : changedSinceDeepRun();
  const groups = deepGroupsToLeaveOut(changed);
  const needsDrill = isDrillNeeded(changed);
  const patterns = groups.flatMap(({ tests }) => tests);
  return {
    parts: [
      { name: 'lint', run: checkLint, isCheap: true },
      { name: 'import rules', run: checkImports, isCheap: true },
      { name: 'types', run: checkTypes, isCheap: true },
      { name: 'unit', run: () => runProject('unit'), isCheap: true },
      { name: 'build', run: checkBuild },
      { name: 'replay', run: () => runProject('replay') },
      { name: 'integration', run: () => runProject('integration', patterns) },
      { name: 'browser', run: runBrowserTests },
      ...(needsDrill ? [{ name: 'drill', run: runDrill }] : []),
    ],
    leftOut: [...groups.map(({ name }) => name), ...(needsDrill ? [] : ['a minute of the drill'])],
  };
}

/**
 * Runs every part; once a cheap one has failed, only the other cheap ones, and says what was left out. Returns the exit code. A part that ran nothing
 * has failed.
 */
export async function runAllTests(options: RunOptions): Promise<number> {
  const { parts, leftOut } = chooseParts(options);
  const commit = options.deep ? commitUnderTest() : null;
  const total = { passed: 0, failed: 0 };
  const summary: string[] = [];
  const failures: string[] = [];
  const unsteady: string[] = [];
  let hasCheapFailure = false;
  for (const part of parts) {
    if (hasCheapFailure && !part.isCheap) {
      summary.push(`${part.name.padEnd(14)}   not run`);
      continue;
    }
    console.log(`\n── ${part.name} ──`);
    const startedAt = Date.now();
    const count = await part.run();
    const failed = count.passed + count.failed === 0 ? 1 : count.failed;
    if (failed > count.failed) console.log(`The part "${part.name}" ran nothing: that counts as a failure.`);
    total.passed += count.passed;
    total.failed += failed;
    hasCheapFailure ||= failed > 0 && part.isCheap === true;
    failures.push(...(count.failures ?? []));
    unsteady.push(...(count.unsteady ?? []));
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    summary.push(
      `${part.name.padEnd(14)}${String(count.passed).padStart(6)} passed${String(failed).padStart(5)} failed${String(seconds).padStart(6)} s`,
    );
  }
  if (unsteady.length > 0) console.log(`\n── what passed at the second attempt only ──\n${unsteady.join('\n')}`);
  if (failures.length > 0) console.log(`\n── what failed ──\n${failures.join('\n')}`);
  if (leftOut.length > 0) console.log(`\nLeft out, since nothing that they guard has changed: ${leftOut.join('; ')}.`);
  console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) return 1;
  if (commit !== null) storeDeepRun(commit);
  return 0;
}

/** Builds the product, which replay and all parts after it need. */
async function checkBuild(): Promise<TestCount> {
  try {
    await buildProduct();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
