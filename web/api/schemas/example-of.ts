import type { z } from 'zod';

/** Returns the complete example of a schema, from its metadata; that of the first option for a union. */
export function exampleOf(schema: z.ZodType): unknown {
  const own = schema.meta()?.example;
  if (own !== undefined) return own;
  const { def } = schema as { def?: { type: string; options?: readonly z.ZodType[] } };
  const [first] = def?.type === 'union' ? (def.options ?? []) : [];
  return first && exampleOf(first);
}
