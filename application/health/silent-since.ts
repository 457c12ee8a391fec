import type { Clock } from '../services';

/** Work that is done in portions says so with each: nobody has heard for so long of the process that does it, and another goes on. */
const SILENCE_MS = 30_000;

/** Before this moment a process that works would have been heard of. */
export function silentSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - SILENCE_MS);
}
