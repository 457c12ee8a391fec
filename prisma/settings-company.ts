import { Prisma } from './generated/client';

/**
 * SQL for the only company of the account `u`: its own, or the only one that a manager works for. Null for accounts
 * with no company or several.
 */
export const ONLY_COMPANY = Prisma.sql`COALESCE(u.company_id,
  (SELECT min(worked.company_id) FROM user_company worked WHERE worked.user_id = u.id HAVING count(*) = 1))`;

/**
 * SQL for the company whose settings govern the account `u`; null when there is no default tenant either. Source:
 * docs/rules.md 5.24.
 */
export const SETTINGS_COMPANY_ID = Prisma.sql`COALESCE(${ONLY_COMPANY}, (SELECT min(id) FROM company WHERE is_default))`;
