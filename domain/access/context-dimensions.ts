/** What somebody chooses to work in, in the order in which it is asked: a doctor's centers are known only when the doctor is. Source: docs/rules.md 5.6. */
export const CONTEXT_DIMENSIONS = ['company', 'doctor', 'center'] as const;
export type ContextDimension = (typeof CONTEXT_DIMENSIONS)[number];

/** What a company lets choose on its home page, in the order in which it is asked, however it is stored. */
export function inOrderOfAsking(cards: readonly string[]): ContextDimension[] {
  return CONTEXT_DIMENSIONS.filter((each) => cards.includes(each));
}
