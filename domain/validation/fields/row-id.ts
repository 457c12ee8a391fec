import { z } from 'zod';

/** Largest integer of the database, and so the largest row id. */
export const LARGEST_INTEGER = 2_147_483_647;

/**
 * Row id in an address or a form, in canonical form: `7`, not `07`, `7.0` or `7e0`, which would give a row several
 * addresses.
 */
export const rowIdSchema = z.coerce
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(LARGEST_INTEGER));
