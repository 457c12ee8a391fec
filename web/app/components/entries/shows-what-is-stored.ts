import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/**
 * A conflict shows what is stored now; any other refusal leaves the page on what its reader has seen, with the revision of that. The default is of no
 * help: with one fetch for all loaders Remix says true whatever the answer was.
 */
export function showsWhatIsStored({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
}
