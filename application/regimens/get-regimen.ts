import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Regimen } from '@aval/domain/reference/regimen';
import { otherNamesOf } from '@aval/domain/reference/regimen-names';
import { isReviewDue } from '@aval/domain/reference/reviewed';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { ChangeField } from '../change-record/change-fields';
import { differingFields } from '../change-record/differing-fields';
import type { Services } from '../services';
import { findRegimen, mayEditRegimen, type RegimenEntry, regimenFacts } from './regimen-columns';

export interface RegimenVersionRow {
  version: number;
  /** Null for versions delivered with the product. */
  author: string | null;
  at: string;
  /** Fields that differ from the version before; empty for the first. */
  changed: ChangeField[];
}

export interface ShownRegimen {
  entry: RegimenEntry;
  /** Requested version, which requests may refer to; the latest by default. */
  shown: { version: number; content: Regimen };
  /** Abbreviations, brands and trials by which it is known. */
  otherNames: readonly string[];
  versions: RegimenVersionRow[];
  mayEdit: boolean;
  /** It is offered, and its review is more than a year old. */
  isReviewDue: boolean;
  isReviewedToday: boolean;
  /** Number of demands of the reader's companies that name it in any version; null when the actor may not edit it. */
  demandCount: number | null;
}

/**
 * Reads a regimen with its versions, newest first. Null when the regimen or version does not exist, or the actor may
 * not see it.
 */
export async function getRegimen(
  { database, clock }: Services,
  actor: Actor,
  id: number,
  version?: number,
): Promise<ShownRegimen | null> {
  if (!roleMay(actor.role, 'regimens.view')) return null;
  return forActor(database, actor).read(async (tx) => {
    const entry = await findRegimen(tx, actor, id);
    if (!entry) return null;
    const rows = await tx.regimenVersion.findMany({
      where: { regimenId: id },
      orderBy: { version: 'asc' },
      select: { version: true, content: true, createdAt: true, createdBy: { select: { name: true } } },
    });
    const contents = rows.map(({ version, content }) => ({ version, content: content as unknown as Regimen }));
    const shown = contents.find((each) => each.version === (version ?? entry.version));
    if (!shown) return null;
    const facts = contents.map(regimenFacts);
    const versions = rows.map(({ version, createdAt, createdBy }, place): RegimenVersionRow => {
      const [before, after] = [facts[place - 1], facts[place]];
      return {
        version,
        author: createdBy?.name ?? null,
        at: createdAt.toISOString(),
        changed: before && after ? differingFields(before, after).filter((field) => field !== 'version') : [],
      };
    });
    const mayEdit = mayEditRegimen(actor, entry.companyId);
    const demandCount = mayEdit ? await countDemands(tx, entry.content.slug) : null;
    const otherNames = otherNamesOf(entry.content.slug);
    const today = civilDateOf(clock.now());
    return {
      entry,
      shown,
      otherNames,
      versions: versions.reverse(),
      mayEdit,
      isReviewDue: !entry.retired && isReviewDue(entry.reviewedOn, today),
      isReviewedToday: entry.reviewedOn === today,
      demandCount,
    };
  });
}

async function countDemands(tx: Transaction, slug: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT demand_id)::int AS count FROM demand_version
    WHERE regimen_slug = ${slug}`;
  return row?.count ?? 0;
}
