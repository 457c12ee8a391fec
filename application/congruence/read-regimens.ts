import type { LibraryRegimen } from '@aval/domain/congruence/subject/subject';
import type { Regimen } from '@aval/domain/reference/regimen';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { BY_NAME } from '../lists/by-name';

/**
 * Reads the latest versions of the regimens of the platform and the company that may be chosen, for one tumour or for
 * all.
 */
export async function readLibrary(
  tx: Transaction,
  companyId: number,
  tumourType: string | null,
): Promise<LibraryRegimen[]> {
  const ofTumour = tumourType === null ? {} : { tumourType };
  const rows = await tx.regimen.findMany({
    where: { AND: [ofLibrary(companyId), { ...ofTumour, retired: false }] },
    orderBy: BY_NAME,
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

export interface NamedRegimen {
  slug: string;
  version: number;
}

/** Returns a regimen in the version that a content names, retired or not; null when the library has none. */
export async function readRegimenVersion(
  tx: Transaction,
  companyId: number,
  named: NamedRegimen,
): Promise<LibraryRegimen | null> {
  const [found] = await readRegimenVersions(tx, companyId, [named]);
  return found ?? null;
}

/** Returns those regimens that exist, in the versions that contents name. */
export async function readRegimenVersions(
  tx: Transaction,
  companyId: number,
  named: readonly NamedRegimen[],
): Promise<LibraryRegimen[]> {
  if (named.length === 0) return [];
  const once = new Map(named.map((regimen) => [`${regimen.slug} ${regimen.version}`, regimen]));
  const rows = await tx.regimenVersion.findMany({
    where: {
      OR: [...once.values()].map(({ slug, version }) => ({
        version,
        regimen: { AND: [ofLibrary(companyId), { slug }] },
      })),
    },
    select: { version: true, content: true, regimen: { select: { slug: true } } },
  });
  return rows.map(({ version, content, regimen }) => libraryRegimen(regimen.slug, version, content));
}

/** Regimens that a company's requests may name: the platform's and the company's own. */
function ofLibrary(companyId: number): Prisma.RegimenWhereInput {
  return { OR: [{ companyId: null }, { companyId }] };
}

function libraryRegimen(slug: string, version: number, content: unknown): LibraryRegimen {
  return { ...(content as Regimen), slug, version };
}
