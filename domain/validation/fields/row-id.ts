import { z } from 'zod';

/** The largest integer that the database holds, and so the largest number of a row. */
export const LARGEST_INTEGER = 2_147_483_647;

/** The number of a row in an address or a form, written as numbers of rows are: `7`, and not `07`, `7.0` or `7e0`, which would give it several addresses. */
export const rowIdSchema = z.coerce
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(LARGEST_INTEGER));
