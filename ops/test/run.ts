import { buildProduct } from '../compile/product';
import { checkImports, checkLint, checkTypes } from './checks';
import { runBrowserTests, runDrill, runProject, type TestCount } from './suites';

interface Part {
  name: string;
  run: () => Promise<TestCount>;
  /** Told within two minutes: the long parts after it are not worth waiting for once it has failed. */
  isCheap?: true;
}

/** In the order of how soon they tell something. */
const PARTS: readonly Part[] = [
  { name: 'lint', run: checkLint, isCheap: true },
  { name: 'import rules', run: checkImports, isCheap: true },
  { name: 'types', run: checkTypes, isCheap: true },
  { name: 'unit', run: () => runProject('unit'), isCheap: true },
  { name: 'build', run: checkBuild },
  { name: 'replay', run: () => runProject('replay') },
  { name: 'integration', run: () => runProject('integration') },
  { name: 'browser', run: runBrowserTests },
  { name: 'drill', run: runDrill },
];

/**
 * Runs every part; once a cheap one has failed, only the other cheap ones, and says what was left out. Answers the exit code. A part that ran nothing
 * has failed.
 */
export async function runAllTests(): Promise<number> {
  const total = { passed: 0, failed: 0 };
  const summary: string[] = [];
  const failures: string[] = [];
  const unsteady: string[] = [];
  let hasCheapFailure = false;
  for (const part of PARTS) {
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
  console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/** What replay and all parts after it need. */
async function checkBuild(): Promise<TestCount> {
  try {
    await buildProduct();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
