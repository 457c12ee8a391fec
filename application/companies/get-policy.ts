import type { PolicyType } from '@aval/domain/validation/companies/company-texts';
import { forTenant } from '@aval/prisma/scope';
import type { Services } from '../services';
import { sanitizeRichText } from './sanitize-rich-text';

export interface Policy {
  /** Sanitised HTML. */
  html: string;
  updatedAt: Date;
}

/** Returns a public text of a company, or null when it has none. */
export async function getPolicy(
  { database }: Pick<Services, 'database'>,
  companyId: number,
  type: PolicyType,
): Promise<Policy | null> {
  const found = await forTenant(database, companyId).read((tx) =>
    tx.companyPolicy.findUnique({ where: { companyId_type: { companyId, type } } }),
  );
  return found && { html: sanitizeRichText(found.content), updatedAt: found.updatedAt };
}
