import type { TumourType } from '@aval/domain/catalogue/tumour-types';
import { plainText } from '@aval/domain/reading/plain-text';
import type { Transaction } from '@aval/prisma/scope';

/** Returns the prefix of a company's slugs, which no slug of the platform has. */
export function slugPrefix(companyId: number | null): string {
  return companyId === null ? '' : `c${companyId}.`;
}

/** Returns the slug as files have it, without the company's prefix. */
export function shortSlug(slug: string): string {
  return slug.replace(/^c\d+\./, '');
}

/** Creates an unused slug from tumour and name, by which contents will refer to a new regimen. */
export async function newSlug(
  tx: Transaction,
  { companyId, tumourType, name }: { companyId: number | null; tumourType: TumourType; name: string },
): Promise<string> {
  const plain = plainText(`${tumourType} ${name}`);
  const base =
    slugPrefix(companyId) +
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80);
  const taken = await tx.regimen.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } });
  const slugs = new Set(taken.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
