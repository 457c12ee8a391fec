import { isKeptDay } from '@aval/domain/validation/fields/kept-days';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import type { ListOrder } from './list-order';
import { PAGE_SIZES } from './page-sizes';

/** The page of a list in its address; what cannot be read is the first one. */
export const pageParameter = z.coerce.number().int().min(1).max(1_000_000).catch(1);

export const pageSizeParameter = z.coerce
  .number()
  .pipe(z.union(PAGE_SIZES.map((size) => z.literal(size))))
  .catch(25);

/** One row that a list is narrowed to; what cannot be read is none. */
export const idParameter = rowIdSchema.optional().catch(undefined);

/** The first or the last day that a list is narrowed to; what cannot be read is none. */
export const dayParameter = z.string().refine(isKeptDay).optional().catch(undefined);

/** The order of a list in its address, `-` before what goes down; what cannot be read is the order to begin with. */
export function sortParameter<const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  first: ListOrder<Sort>,
): z.ZodType<ListOrder<Sort>> {
  return z
    .string()
    .transform((text) => ({ by: text.replace(/^-/, ''), descending: text.startsWith('-') }))
    .pipe(z.object({ by: z.enum(sorts), descending: z.boolean() }))
    .catch(first) as z.ZodType<ListOrder<Sort>>;
}
