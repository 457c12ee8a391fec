import { isKeptDay } from '@aval/domain/validation/fields/kept-days';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import type { ListOrder } from './list-order';
import { PAGE_SIZES } from './page-sizes';

export const LARGEST_PAGE = 1_000_000;

/**
 * Page number as it is written in addresses: in digits, `7` and not `07`, `7.0` or `7e0`, as row ids are. Source:
 * docs/rules.md 9.1.
 */
export const pageNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)
  .pipe(z.int().max(LARGEST_PAGE));

/** Page number in an address of a page; invalid values mean the first page. */
export const pageParameter = pageNumberSchema.catch(1);

export const pageSizeParameter = z
  .enum(PAGE_SIZES.map(String) as [string, ...string[]])
  .transform(Number)
  .pipe(z.union(PAGE_SIZES.map((size) => z.literal(size))))
  .catch(25);

/** Id of a row that filters a list; invalid values are ignored. */
export const idParameter = rowIdSchema.optional().catch(undefined);

/** First or last day that filters a list; invalid values are ignored. */
export const dayParameter = z.string().refine(isKeptDay).optional().catch(undefined);

/** Instant with its offset (ISO 8601), within the years of kept days; in UTC afterwards. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => isKeptDay(text.slice(0, 10)))
  .transform((text) => new Date(text).toISOString());

/** Instant since which rows have changed; invalid values are ignored. */
export const instantParameter = instantSchema.optional().catch(undefined);

/** Order in an address, with `-` for descending; invalid values mean the default order. */
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
