/**
 * Choices of the working context, in the order of the form: the centers depend on the doctor.
 * Source: docs/rules.md 5.6.
 */
export const CONTEXT_DIMENSIONS = ['company', 'doctor', 'center'] as const;
export type ContextDimension = (typeof CONTEXT_DIMENSIONS)[number];

/** Returns the choices that a company offers on its home page, in the order of the form, however they are stored. */
export function inOrderOfAsking(cards: readonly string[]): ContextDimension[] {
  return CONTEXT_DIMENSIONS.filter((each) => cards.includes(each));
}
