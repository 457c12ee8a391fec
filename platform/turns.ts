import { Slots } from './slots';

/** Lets at most `atOnce` of the given tasks run at the same time; the others wait in the order in which they came. */
export function createTurns(atOnce: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const slots = new Slots(atOnce);
  return async (task) => {
    const slot = slots.tryReserve() ?? (await slots.reserve());
    try {
      return await task();
    } finally {
      slot.release();
    }
  };
}
