import { z } from 'zod';

/** The largest number that the database gives to a row. */
const LARGEST_ID = 2_147_483_647;

/** The number of a row in an address or a form; what no row can have is no number of one. */
export const rowIdSchema = z.coerce.number().int().positive().max(LARGEST_ID);
