import { Prisma } from '@aval/prisma/generated/client';
import type { Visibility } from './visibility';

/** Builds the visibility filter for a column `hidden`. */
export function isVisible(column: Prisma.Sql): (visibility: Visibility) => Prisma.Sql {
  return (visibility) => Prisma.sql`${column} = ${visibility === 'hidden'}`;
}
