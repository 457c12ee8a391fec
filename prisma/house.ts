import { Prisma } from './generated/client';

/** The company of which somebody is alone, as a column of a table of accounts that is called `u`: the own one, or a manager's only one. Null for those of none or of several. */
export const ONLY_COMPANY = Prisma.sql`COALESCE(u.company_id,
  (SELECT min(tie.company_id) FROM user_company tie WHERE tie.user_id = u.id HAVING count(*) = 1))`;

/** The company by which an account goes; null where there is no default tenant. Source: docs/rules.md 5.24. */
export const HOUSE_ID = Prisma.sql`COALESCE(${ONLY_COMPANY}, (SELECT min(id) FROM company WHERE is_default))`;
