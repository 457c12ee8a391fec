/** What somebody chooses to work in, in the order in which it is asked: a doctor's centers are known only when the doctor is. Source: docs/rules.md 5.6. */
export const CONTEXT_DIMENSIONS = ['company', 'doctor', 'center'] as const;
export type ContextDimension = (typeof CONTEXT_DIMENSIONS)[number];
