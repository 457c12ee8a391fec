import os from 'node:os';

/**
 * A span of time (ms) as this machine can keep it now. On a quiet one it is the span itself; where more processes want a core than there are cores, each
 * gets its share of them, and everything takes so many times longer.
 */
export function unhurried(ms: number): number {
  const [waiting = 0] = os.loadavg();
  return ms * Math.max(1, waiting / os.availableParallelism());
}
