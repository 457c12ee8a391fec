import os from 'node:os';

/**
 * A span of time (ms) for something that begins with the start of a process: a worker or an engine that was killed comes back. Loading one is work for
 * a core, and where more processes want a core than there are cores, each gets its share of them, and everything takes so many times longer: such a
 * bound is about the machine as much as about us. It is not for spans that our own deadlines make: those pass as fast on a busy machine as on a quiet
 * one, and a test of them that is stretched tests nothing.
 */
export function unhurried(ms: number): number {
  const [waiting = 0] = os.loadavg();
  return ms * Math.max(1, waiting / os.availableParallelism());
}
