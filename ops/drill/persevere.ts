import { setTimeout as pause } from 'node:timers/promises';

const BEFORE_TRYING_AGAIN_MS = 500;

/** What is no command is tried until it succeeds; null when the drill was over before. */
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
