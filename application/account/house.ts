import type { Transaction } from '@aval/prisma/scope';

/** The settings of a company that its people's accounts go by. */
export interface House {
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
 * The company by which an account goes: its own; the default tenant for those who belong to none or to several, wherever they sign in, since an
 * account has one password and has accepted one version of one company's terms. Source: docs/rules.md 5.24.
 */
export async function findHouse(
  { company }: Pick<Transaction, 'company'>,
  account: { companyId: number | null; hostCompanyId: number },
): Promise<House> {
  const { companyId, hostCompanyId } = account;
  const own = companyId === null ? null : await company.findUnique({ where: { id: companyId }, select: SELECT });
  return (
    own ??
    (await company.findFirst({ where: { isDefault: true }, orderBy: { id: 'asc' }, select: SELECT })) ??
    company.findUniqueOrThrow({ where: { id: hostCompanyId }, select: SELECT })
  );
}

/** How many people may sign in whose accounts go by a company: its own, and at the default tenant those who belong to none or to several. */
export function countPeopleOfHouse(
  { userAccount }: Pick<Transaction, 'userAccount'>,
  { id, isDefault }: { id: number; isDefault: boolean },
): Promise<number> {
  return userAccount.count({
    where: { active: true, OR: [{ companyId: id }, ...(isDefault ? [{ companyId: null }] : [])] },
  });
}
