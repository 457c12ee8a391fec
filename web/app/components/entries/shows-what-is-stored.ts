import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** A conflict shows what is stored now; any other refusal leaves the page on what its reader has seen. */
export function showsWhatIsStored({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
