import type { Transaction } from '@aval/prisma/scope';
import { SETTINGS_COMPANY_ID } from '@aval/prisma/settings-company';
import { PEOPLE_OF } from '../users/works-for';

/** Settings of the company that govern an account. */
export interface TenantSettings {
  id: number;
  name: string;
  passwordMaxAgeDays: number;
  passwordChangeEnabled: boolean;
  termsVersion: number;
}

const SELECT = {
  id: true,
  name: true,
  passwordMaxAgeDays: true,
  passwordChangeEnabled: true,
  termsVersion: true,
} as const;

/**
 * Returns the company whose settings govern an account: its own, or the only one that a manager works for; the default
 * tenant for users with no company or several, wherever they sign in, since an account has one password and has
 * accepted one version of one company's terms. Source: docs/rules.md 5.24.
 */
export async function findTenantSettings(
  db: Pick<Transaction, 'company' | '$queryRaw'>,
  account: { userId: number; hostCompanyId: number },
): Promise<TenantSettings> {
  const id = (await findSettingsCompanyId(db, account.userId)) ?? account.hostCompanyId;
  return db.company.findUniqueOrThrow({ where: { id }, select: SELECT });
}

/** Returns null for a user with no company or several when there is no default tenant. */
export async function findSettingsCompanyId(
  db: Pick<Transaction, '$queryRaw'>,
  userId: number,
): Promise<number | null> {
  const [found] = await db.$queryRaw<{ settingsCompanyId: number | null }[]>`
    SELECT ${SETTINGS_COMPANY_ID} AS "settingsCompanyId" FROM user_account u WHERE u.id = ${userId}`;
  return found?.settingsCompanyId ?? null;
}

/** Counts the active users whose accounts are governed by the company's settings. */
export async function countPeopleUnderSettings(db: Pick<Transaction, '$queryRaw'>, companyId: number): Promise<number> {
  const [found] = await db.$queryRaw<{ people: number }[]>`
    SELECT count(*)::int AS people FROM user_account u WHERE u.active AND ${SETTINGS_COMPANY_ID} = ${companyId}`;
  return found?.people ?? 0;
}

/** Counts the active users who work for the company, including those who also work for others. */
export async function countPeopleOf(db: Pick<Transaction, '$queryRaw'>, companyId: number): Promise<number> {
  const [found] = await db.$queryRaw<{ people: number }[]>`
    SELECT ${PEOPLE_OF} AS people FROM company WHERE id = ${companyId}`;
  return found?.people ?? 0;
}
