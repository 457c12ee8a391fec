import { buildProduct } from '../compile/product';
import { runBrowserTests } from './browser-tests';
import { checkImports, checkLint, checkTypes } from './checks';
import { changedSinceDeepRun, commitUnderTest, storeDeepRun } from './deep-run';
import { deepGroupsToLeaveOut, isDrillNeeded } from './deep-tests';
import { clearCaptures, isRecording } from './map/captures';
import { updateMap } from './map/update-map';
import { type Part, runParts } from './run-parts';
import { runDrill, runProject, type TestCount } from './suites';

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
      { name: 'lint', run: () => checkLint(), isCheap: true },
      { name: 'import rules', run: checkImports, isCheap: true },
      { name: 'types', run: () => checkTypes(), isCheap: true },
      { name: 'unit', run: () => runProject('unit'), isCheap: true },
      { name: 'build', run: checkBuild },
      { name: 'replay', run: () => runProject('replay') },
      { name: 'integration', run: () => runProject('integration', { leftOut: patterns }) },
      { name: 'browser', run: () => runBrowserTests() },
      ...(needsDrill ? [{ name: 'drill', run: runDrill }] : []),
    ],
    leftOut: [...groups.map(({ name }) => name), ...(needsDrill ? [] : ['a minute of the drill'])],
  };
}

/** Runs every part and says what was left out. Returns the exit code. */
export async function runAllTests(options: RunOptions): Promise<number> {
  const { parts, leftOut } = chooseParts(options);
  const commit = options.deep ? commitUnderTest() : null;
  if (isRecording()) clearCaptures();
  const notes =
    leftOut.length > 0 ? [`Left out, since nothing that they guard has changed: ${leftOut.join('; ')}.`] : [];
  const failed = await runParts(parts, notes);
  if (isRecording()) await updateMap();
  if (failed > 0) return 1;
  if (commit !== null) storeDeepRun(commit);
  return 0;
}

/** Builds the product, which replay and all parts after it need. */
export async function checkBuild(): Promise<TestCount> {
  try {
    await buildProduct();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
