import { z } from 'zod';

/** Description of an edit's body. */
export const WHAT_STAYS = 'Omitted fields stay as they are.';

/**
 * Returns the schema of an edit: each field may be left out. A field with a default would be filled instead of kept, so
 * the type refuses it. Source: docs/rules.md 10.9.
 */
export function editOf<Shape extends Record<string, z.ZodType>>(
  shape: Shape & { [Name in keyof Shape]: Shape[Name] extends z.ZodDefault ? never : Shape[Name] },
) {
  return z.strictObject(shape as Shape).partial();
}

/** Lays the sent fields over those that stand; a new entry has none. */
export function overEntry<Sent extends object>(sent: Sent, entry: object | null): object {
  return { ...entry, ...sent };
}
