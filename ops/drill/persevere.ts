import { setTimeout as pause } from 'node:timers/promises';

const BEFORE_TRYING_AGAIN_MS = 500;

/** Retries work that is not a command until it succeeds; null when the drill is over before. */
export async function persevere<Result>(isOver: () => boolean, work: () => Promise<Result>): Promise<Result | null> {
  while (!isOver()) {
    try {
      return await work();
    } catch {
      await pause(BEFORE_TRYING_AGAIN_MS);
    }
  }
  return null;
}
