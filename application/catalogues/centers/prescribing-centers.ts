import { PRESCRIBING_CENTER_TYPES } from '@aval/domain/catalogue/center-types';
import type { Prisma } from '@aval/prisma/generated/client';

/** Condition for centers at which a demand can be filed: visible ones, but none that only performs treatments. */
export const PRESCRIBING_CENTERS = {
  hidden: false,
  type: { in: PRESCRIBING_CENTER_TYPES },
} satisfies Prisma.CenterWhereInput;
