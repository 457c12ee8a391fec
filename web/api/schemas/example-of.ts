import type { z } from 'zod';

/** What a schema is shown with, whole: it stands beside its name. Of two forms it is the first one's. */
export function exampleOf(schema: z.ZodType): unknown {
  const own = schema.meta()?.example;
  if (own !== undefined) return own;
  const { def } = schema as { def?: { type: string; options?: readonly z.ZodType[] } };
  const [first] = def?.type === 'union' ? (def.options ?? []) : [];
  return first && exampleOf(first);
}
