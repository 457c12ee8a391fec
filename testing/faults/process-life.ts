import { identify, isAlive } from '@aval/ops/prepare/process-identity.mjs';

/** A process that a test did not start itself: asks whether it has ended, also when its number is used again. */
export function lifeOf(pid: number): { isOver(): boolean } {
  const identity = identify(pid);
  if (!identity) throw new Error(`there is no process ${pid}`);
  return { isOver: () => !isAlive(identity) };
}
