import { z } from 'zod';

const WHOLE_NUMBER = /^\d+$/;

/** The choices as JSON has them: whole numbers where all of them are. */
function inJson(options: readonly string[]) {
  return options.every((option) => WHOLE_NUMBER.test(option))
    ? { type: 'integer' as const, enum: options.map(Number) }
    : { type: 'string' as const, enum: [...options] };
}

/** A choice that no list has is a program's mistake, told at once: kept, it would be told when the demand is sent, or never. Source: docs/rules.md 10.12. */
export function among<Field extends z.ZodType>(field: Field, options: readonly string[]): Field {
  return field
    .refine((value) => value === null || options.includes(String(value)), 'api:issue.invalid_value')
    .meta({ override: { anyOf: [inJson(options), { type: 'null' }] } });
}

/** A choice as an answer tells it: the document has its values, and what was kept before a value went is told all the same. */
export function oneOf(options: readonly string[]) {
  return z.string().meta({ override: inJson(options) });
}
