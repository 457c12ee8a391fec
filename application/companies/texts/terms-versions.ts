import type { Transaction } from '@aval/prisma/scope';

interface KeptTerms {
  companyId: number;
  version: number;
  html: string;
  at: Date;
  userId: number;
}

/**
 * Keeps the terms that are in force from this moment: the first text of a version, or a correction of it. Nothing is
 * kept before the first publication. Source: docs/rules.md 5.36.
 */
export async function keepTerms(tx: Transaction, { companyId, version, html, at, userId }: KeptTerms): Promise<void> {
  if (version === 0) return;
  const correction = await tx.companyTermsVersion.count({ where: { companyId, version } });
  await tx.companyTermsVersion.create({
    data: { companyId, version, correction, content: html, publishedAt: at, publishedById: userId },
  });
}

/** Tells whether a version was published with exactly this text; corrections do not count. */
export async function isTextOfVersion(
  tx: Transaction,
  { companyId, version, html }: Pick<KeptTerms, 'companyId' | 'version' | 'html'>,
): Promise<boolean> {
  const where = { companyId, version, correction: 0 };
  const published = await tx.companyTermsVersion.findFirst({ where, select: { content: true } });
  return published?.content === html;
}

export interface CurrentTerms {
  correction: number;
  html: string;
  /** Publication of the version; its corrections are later. */
  publishedAt: Date;
}

/** Returns a version of the terms with its latest correction; null for a version that was never published. */
export async function findTerms(tx: Transaction, companyId: number, version: number): Promise<CurrentTerms | null> {
  const texts = await tx.companyTermsVersion.findMany({
    where: { companyId, version },
    orderBy: { correction: 'asc' },
  });
  const [first, last] = [texts.at(0), texts.at(-1)];
  return first && last ? { correction: last.correction, html: last.content, publishedAt: first.publishedAt } : null;
}

export interface AgreedTerms {
  version: number;
  html: string;
  at: Date;
}

/** Returns the latest text of a company's terms that the user has accepted; null when there is none. */
export async function findAgreedTerms(tx: Transaction, userId: number, companyId: number): Promise<AgreedTerms | null> {
  const last = await tx.termsAcceptance.findFirst({
    where: { userId, companyId },
    orderBy: [{ version: 'desc' }, { correction: 'desc' }],
    select: { version: true, acceptedAt: true, terms: { select: { content: true } } },
  });
  return last && { version: last.version, html: last.terms.content, at: last.acceptedAt };
}

export interface ListedVersion {
  version: number;
  publishedAt: Date;
  /** Null for texts from before authors were recorded. */
  by: string | null;
  corrections: number;
}

/** Returns the versions of a company's terms, newest first. */
export async function listVersions(tx: Transaction, companyId: number): Promise<ListedVersion[]> {
  const texts = await tx.companyTermsVersion.findMany({
    where: { companyId },
    orderBy: [{ version: 'desc' }, { correction: 'asc' }],
    select: { version: true, correction: true, publishedAt: true, publishedBy: { select: { name: true } } },
  });
  return texts
    .filter(({ correction }) => correction === 0)
    .map(({ version, publishedAt, publishedBy }) => ({
      version,
      publishedAt,
      by: publishedBy?.name ?? null,
      corrections: texts.filter((text) => text.version === version).length - 1,
    }));
}
