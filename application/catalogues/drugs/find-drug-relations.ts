import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { substanceOf } from '@aval/domain/congruence/subject/substances';
import { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { ofContext } from '../../regimens/regimen-columns';
import type { Services } from '../../services';
import type { DrugEntry } from './drug-catalogue';

export interface DrugRelations {
  presentations: readonly { id: number; presentation: string; nationalCode: string; hidden: boolean }[];
  /** Regimens that may be chosen and have a line of the drug. */
  regimens: readonly { id: number; name: string; companyName: string | null }[];
}

/** Most presentations that a drug's page lists; it says how many more there are. */
const MOST_PRESENTATIONS = 50;

/** Finds the presentations and regimens of a drug; null when the actor may not see drugs. */
export async function findDrugRelations(
  { database }: Services,
  actor: Actor,
  drug: DrugEntry,
): Promise<DrugRelations | null> {
  if (!roleMay(actor.role, 'drugs.view')) return null;
  const slug = substanceOf(drug, drug.administration)?.slug ?? null;
  return forActor(database, actor).read(async (tx) => ({
    presentations: await tx.presentation.findMany({
      where: { drugId: drug.id },
      orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
      select: { id: true, presentation: true, nationalCode: true, hidden: true },
      take: MOST_PRESENTATIONS,
    }),
    regimens: slug === null ? [] : await regimensWith(tx, actor, slug),
  }));
}

function regimensWith(tx: Transaction, actor: Actor, slug: string): Promise<DrugRelations['regimens']> {
  const conditions = [
    Prisma.sql`NOT regimen.retired`,
    Prisma.sql`latest.content -> 'lines' @> jsonb_build_array(jsonb_build_object('drugSlug', ${slug}::text))`,
    ...ofContext(actor),
  ];
  return tx.$queryRaw`
    SELECT regimen.id, regimen.name, company.name AS "companyName"
    FROM regimen
    JOIN regimen_version latest ON latest.regimen_id = regimen.id AND latest.version = regimen.version
    LEFT JOIN company ON company.id = regimen.company_id
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY regimen.sort_name, regimen.id`;
}
