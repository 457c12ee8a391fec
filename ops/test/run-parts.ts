import type { TestCount } from './suites';

export interface Part {
  name: string;
  run: () => Promise<TestCount>;
  /** Finishes within two minutes; once it has failed, the long parts are skipped. */
  isCheap?: true;
}

/**
 * Runs every part; once a cheap one has failed, only the other cheap ones. Ends with failures, `notes` and the sums; returns the number of
 * failures. A part that ran nothing has failed.
 */
export async function runParts(parts: readonly Part[], notes: readonly string[]): Promise<number> {
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
  for (const note of notes) console.log(`\n${note}`);
  console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}
