import { z } from 'zod';
import { PAGE_SIZES } from './page-sizes';

/** The page of a list in its address; what cannot be read is the first one. */
export const pageParameter = z.coerce.number().int().min(1).max(1_000_000).catch(1);

export const pageSizeParameter = z.coerce
  .number()
  .pipe(z.union(PAGE_SIZES.map((size) => z.literal(size))))
  .catch(25);
