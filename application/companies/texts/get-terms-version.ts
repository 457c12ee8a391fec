import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { findCompany } from '../company-columns';
import { sanitizeRichText } from '../sanitize-rich-text';

export interface TermsVersion {
  company: { id: number; name: string; termsVersion: number };
  version: number;
  /** Newest first: corrections, and at last the text that was published. */
  texts: readonly KeptText[];
}

interface KeptText {
  correction: number;
  html: string;
  at: Date;
  /** Null for what was there before anybody was written down. */
  by: string | null;
  /** How many people have agreed to this very text. */
  agreed: number;
}

/** What a version of a company's terms said; null where there is none, or for those who may not see the company. */
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
