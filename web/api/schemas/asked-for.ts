import type { z } from 'zod';

/**
 * Marks required fields in the document, while the schema accepts their absence, so that the form reports missing ones
 * in its own words.
 */
export function askedFor<Shape extends z.core.$ZodShape, const Name extends keyof Shape & string>(
  fields: z.ZodObject<Shape, z.core.$strict>,
  names: readonly Name[],
) {
  return fields.partial().meta({ override: { required: [...names] } });
}
