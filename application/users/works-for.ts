import { Prisma } from '@aval/prisma/generated/client';

/** Condition that user `u` works for `company`, possibly among others. */
export const WORKS_FOR = Prisma.sql`(company.id = u.company_id
  OR company.id IN (SELECT company_id FROM user_company WHERE user_id = u.id))`;

/** Number of active users who work for `company`. */
export const PEOPLE_OF = Prisma.sql`(SELECT count(*)::int FROM user_account u WHERE u.active AND ${WORKS_FOR})`;
