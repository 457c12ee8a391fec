import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/**
 * Reloads the page's data after a conflict; other refusals keep the data and the revision that the user has seen.
 * Remix's default cannot be used: with single fetch it is true for every response.
 */
export function showsWhatIsStored({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
}
