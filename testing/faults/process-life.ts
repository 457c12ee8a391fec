import { identify, isAlive } from '@aval/ops/prepare/process-identity.mjs';

/** Observes a process that the test did not start itself. `isOver` also holds when the pid was reused meanwhile. */
export function lifeOf(pid: number): { isOver(): boolean } {
  const identity = identify(pid);
  if (!identity) throw new Error(`there is no process ${pid}`);
  return { isOver: () => !isAlive(identity) };
}
