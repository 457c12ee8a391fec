import type { z } from 'zod';

/**
 * What a form asks for in any case. It may lack where it is read, so that the form says in its own words what is missing; whoever reads the document is
 * told that it is required.
 */
export function askedFor<Shape extends z.core.$ZodShape, const Name extends keyof Shape & string>(
  fields: z.ZodObject<Shape, z.core.$strict>,
  names: readonly Name[],
) {
  return fields.partial().meta({ override: { required: [...names] } });
}
