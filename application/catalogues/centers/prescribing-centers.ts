import { PRESCRIBING_CENTER_TYPES } from '@aval/domain/catalogue/center-types';
import type { Prisma } from '@aval/prisma/generated/client';

/** The centers that a demand can be filed at: what is withdrawn is chosen no more, and where treatments are only given nobody files. */
export const PRESCRIBING_CENTERS = {
  hidden: false,
  type: { in: PRESCRIBING_CENTER_TYPES },
} satisfies Prisma.CenterWhereInput;
