import { z } from 'zod';

const WHOLE_NUMBER = /^\d+$/;

/** Returns choices for JSON: integers when all of them are whole numbers. */
function inJson(options: readonly string[]) {
  return options.every((option) => WHOLE_NUMBER.test(option))
    ? { type: 'integer' as const, enum: options.map(Number) }
    : { type: 'string' as const, enum: [...options] };
}

/**
 * Refuses an unknown choice at once, as a mistake of the client: if stored, it would be reported when the demand is
 * sent, or never. Source: docs/rules.md 10.12.
 */
export function among<Field extends z.ZodType>(field: Field, options: readonly string[]): Field {
  return field
    .refine((value) => value === null || options.includes(String(value)), 'api:issue.invalid_value')
    .meta({ override: { anyOf: [inJson(options), { type: 'null' }] } });
}

/** Choice in an answer: the document lists its values, while stored values that were withdrawn are still returned. */
export function oneOf(options: readonly string[]) {
  return z.string().meta({ override: inJson(options) });
}

/** Choice of numbers in an answer, documented like `oneOf`. */
export function oneNumberOf(numbers: readonly number[]) {
  return z.number().meta({ override: { type: 'integer' as const, enum: [...numbers] } });
}
