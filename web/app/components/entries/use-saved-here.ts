import { useState } from 'react';

/**
 * Key for a form that stays on its page after saving: a new key resets the form to the stored values. It does not
 * change when another user has saved meanwhile, so that the form can report the conflict.
 */
export function useSavedHere(revision: number, isStale: boolean): number {
  const [begunAt, setBegunAt] = useState(revision);
  if (begunAt !== revision && !isStale) setBegunAt(revision);
  return begunAt;
}
