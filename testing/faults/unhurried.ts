import os from 'node:os';

/**
 * Stretches a limit in ms by the machine's load, for something that begins with a process start, such as the return of
 * a killed worker or engine. Loading one takes CPU, and when more processes want a core than there are cores,
 * everything takes longer by that factor. Do not use it for spans that the product's own deadlines determine: those
 * pass as fast on a busy machine, and a stretched test would test nothing.
 */
export function unhurried(ms: number): number {
  const [waiting = 0] = os.loadavg();
  return ms * Math.max(1, waiting / os.availableParallelism());
}
