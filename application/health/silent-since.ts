import type { Clock } from '../services';

/** Time after which a process that reports each portion of its work counts as gone, so that another one takes over. */
const SILENCE_MS = 30_000;

/** Returns the moment since which a working process must have reported. */
export function silentSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - SILENCE_MS);
}
