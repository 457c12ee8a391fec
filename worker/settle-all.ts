/**
 * Waits for all of the work, even after a failure, then throws the first failure: a caller that stops afterwards leaves
 * nothing running.
 */
export async function settleAll(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
