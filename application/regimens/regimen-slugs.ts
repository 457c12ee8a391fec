import type { TumourType } from '@aval/domain/demand/content/content';
import { plainText } from '@aval/domain/reading/plain-text';
import type { Transaction } from '@aval/prisma/scope';

/** What a company's slugs begin with, which none of the platform's does. */
export function slugPrefix(companyId: number | null): string {
  return companyId === null ? '' : `c${companyId}.`;
}

/** As files name it: the prefix says where it is kept, and not what it is. */
export function shortSlug(slug: string): string {
  return slug.replace(/^c\d+\./, '');
}

/** What contents will name a new regimen by, made of its tumour and its name; never that of another one. */
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
