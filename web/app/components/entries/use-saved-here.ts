import { useState } from 'react';

/**
 * For a form that stays on its page when it was saved: another key makes it begin anew with what is stored then. Where somebody else has saved
 * meanwhile it is still the same form, which tells what both changed.
 */
export function useSavedHere(revision: number, isStale: boolean): number {
  const [begunAt, setBegunAt] = useState(revision);
  if (begunAt !== revision && !isStale) setBegunAt(revision);
  return begunAt;
}
