import { maySignInAt } from '@aval/application/access/signing-in/sign-in-place';
import { roleName } from '@aval/domain/access/roles';
import type { Database } from '@aval/prisma/client';

/**
 * Returns the host that the user used last in a browser; null when there is none, or when the user may no longer sign
 * in there. Source: docs/rules.md 4.5.
 */
export async function findLastHost(database: Database, userId: number): Promise<string | null> {
  const user = await database.userAccount.findUnique({
    where: { id: userId },
    select: { lastHost: true, roleId: true, companyId: true, permittedCompanies: { select: { companyId: true } } },
  });
  if (!user?.lastHost) return null;
  const { lastHost: host, companyId } = user;
  const company = await database.company.findFirst({
    where: { active: true, hosts: { some: { host } } },
    select: { id: true, isDefault: true },
  });
  const permittedCompanyIds = user.permittedCompanies.map((permitted) => permitted.companyId);
  const isWelcome =
    company !== null &&
    maySignInAt(
      { companyId: company.id, isDefault: company.isDefault },
      { role: roleName(user.roleId), companyId, permittedCompanyIds },
    );
  return isWelcome ? host : null;
}
