/**
 * Waits for each of them, also after one has failed, and only then fails as the first that did: whoever stops afterwards leaves nothing under way.
 */
export async function settleAll(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
