import type { LibraryRegimen } from '@aval/domain/congruence/subject/subject';
import type { Regimen } from '@aval/domain/reference/regimen';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** The regimens of the platform and of a company that may be chosen, for one tumour or for all of them, each in its latest version. */
export async function readLibrary(
  tx: Transaction,
  companyId: number,
  tumourType: string | null,
): Promise<LibraryRegimen[]> {
  const ofTumour = tumourType === null ? {} : { tumourType };
  const rows = await tx.regimen.findMany({
    where: { AND: [ofLibrary(companyId), { ...ofTumour, retired: false }] },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: {
      slug: true,
      version: true,
      versions: { orderBy: { version: 'desc' }, take: 1, select: { content: true } },
    },
  });
  return rows.flatMap(({ slug, version, versions: [latest] }) =>
    latest ? [libraryRegimen(slug, version, latest.content)] : [],
  );
}

/** One in the version that a content names, retired or not; null where the library has none such. */
export async function readRegimenVersion(
  tx: Transaction,
  companyId: number,
  { slug, version }: { slug: string; version: number },
): Promise<LibraryRegimen | null> {
  const row = await tx.regimenVersion.findFirst({
    where: { version, regimen: { AND: [ofLibrary(companyId), { slug }] } },
    select: { content: true },
  });
  return row && libraryRegimen(slug, version, row.content);
}

/** What a company's requests may name: the platform's, and its own. */
function ofLibrary(companyId: number): Prisma.RegimenWhereInput {
  return { OR: [{ companyId: null }, { companyId }] };
}

function libraryRegimen(slug: string, version: number, content: unknown): LibraryRegimen {
  return { ...(content as Regimen), slug, version };
}
