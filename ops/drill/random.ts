/** Choices that come again with their seed. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item | undefined;
}

/** The generator mulberry32; each who chooses has one of his or her own, so that the speed of one does not change what another does. */
export function createRandom(seed: number, stream: number): Random {
  let state = (seed ^ Math.imul(stream + 1, 0x9e3779b9)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)],
  };
}
