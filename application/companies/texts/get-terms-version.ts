import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { findCompany } from '../company-columns';
import { sanitizeRichText } from '../sanitize-rich-text';

export interface TermsVersion {
  company: { id: number; name: string; termsVersion: number };
  version: number;
  /** Newest first: the corrections, then the text as published. */
  texts: readonly KeptText[];
}

interface KeptText {
  correction: number;
  html: string;
  at: Date;
  /** Null for texts from before authors were recorded. */
  by: string | null;
  /** Number of users who accepted exactly this text. */
  agreed: number;
}

/**
 * Returns the texts of a version of a company's terms; null when there is none or the actor may not see the company.
 */
export async function getTermsVersion(
  { database }: Services,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<TermsVersion | null> {
  if (!roleMay(actor.role, 'companies.view')) return null;
  return forActor(database, actor).read(async (tx) => {
    const company = await findCompany(tx, id);
    const texts = await tx.companyTermsVersion.findMany({
      where: { companyId: id, version },
      orderBy: { correction: 'desc' },
      include: { publishedBy: { select: { name: true } }, _count: { select: { acceptances: true } } },
    });
    if (!company || texts.length === 0) return null;
    const { name, termsVersion } = company;
    return {
      company: { id, name, termsVersion },
      version,
      texts: texts.map(({ correction, content, publishedAt, publishedBy, _count }) => ({
        correction,
        html: sanitizeRichText(content),
        at: publishedAt,
        by: publishedBy?.name ?? null,
        agreed: _count.acceptances,
      })),
    };
  });
}
