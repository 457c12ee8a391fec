import type { z } from 'zod';

/** A choice that no list has is a program's mistake, told at once: kept, it would be told when the demand is sent, or never. Source: docs/rules.md 10.12. */
export function among<Field extends z.ZodType>(field: Field, options: readonly string[]): Field {
  return field.refine((value) => value === null || options.includes(String(value)), 'api:issue.invalid_value');
}
