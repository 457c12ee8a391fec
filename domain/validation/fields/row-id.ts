import { z } from 'zod';

/** The largest integer that the database holds, and so the largest number of a row. */
export const LARGEST_INTEGER = 2_147_483_647;

/** The number of a row in an address or a form; what no row can have is no number of one. */
export const rowIdSchema = z.coerce.number().int().positive().max(LARGEST_INTEGER);
