import { Prisma } from '@aval/prisma/generated/client';

/** Whether `u` works for `company`, be it beside others. */
export const WORKS_FOR = Prisma.sql`(company.id = u.company_id
  OR company.id IN (SELECT company_id FROM user_company WHERE user_id = u.id))`;

/** How many people may sign in who work for `company`. */
export const PEOPLE_OF = Prisma.sql`(SELECT count(*)::int FROM user_account u WHERE u.active AND ${WORKS_FOR})`;
