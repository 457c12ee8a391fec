import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { OPTIONS } from '@aval/domain/catalogue/options';
import type { Regimen } from '@aval/domain/reference/regimen';
import { cycleLengthOf } from '@aval/domain/reference/regimen-sessions';
import { doiOf } from '@aval/domain/validation/catalogues/regimen-schema';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../change-record/change-fields';

/** Regimen of the library in its latest version. */
export interface RegimenEntry {
  id: number;
  /** Raised by each edit. */
  revision: number;
  companyId: number | null;
  companyName: string | null;
  version: number;
  retired: boolean;
  /** Day on which somebody last compared it with its source. */
  reviewedOn: CivilDate;
  content: Regimen;
}

/**
 * Tells whether the actor may edit a regimen: superadmins those of the platform, admin roles those of a company.
 * Source: docs/rules.md 12.12.
 */
export function mayEditRegimen(actor: Actor, companyId: number | null): boolean {
  if (companyId === null) return roleMay(actor.role, 'regimens.edit_platform');
  return roleMay(actor.role, 'regimens.edit') && actor.companyIds.includes(companyId);
}

/** Returns the condition for the company in context: regimens of the platform and its own. */
export function ofContext({ companyId }: Actor): Prisma.Sql[] {
  return companyId === null ? [] : [Prisma.sql`(regimen.company_id IS NULL OR regimen.company_id = ${companyId})`];
}

const ENTRY = {
  id: true,
  revision: true,
  companyId: true,
  version: true,
  retired: true,
  reviewedOn: true,
  company: { select: { name: true } },
  versions: { orderBy: { version: 'desc' }, take: 1, select: { content: true } },
} satisfies Prisma.RegimenSelect;

/**
 * Condition for regimens of the platform and of the actor's companies. Only lists are narrowed by the context; an open
 * page goes on when another tab changes it.
 */
function inReach({ companyIds }: Actor): Prisma.RegimenWhereInput {
  return { OR: [{ companyId: null }, { companyId: { in: [...companyIds] } }] };
}

function toEntry(row: Prisma.RegimenGetPayload<{ select: typeof ENTRY }>): RegimenEntry[] {
  const { company, versions, ...columns } = row;
  const reviewedOn = row.reviewedOn.toISOString().slice(0, 10);
  const entry = { ...columns, reviewedOn, companyName: company?.name ?? null };
  return versions.map(({ content }) => ({ ...entry, content: content as unknown as Regimen }));
}

export async function findRegimen(tx: Transaction, actor: Actor, id: number): Promise<RegimenEntry | null> {
  const row = await tx.regimen.findFirst({ where: { id, ...inReach(actor) }, select: ENTRY });
  return row ? (toEntry(row)[0] ?? null) : null;
}

/** Like `findRegimen`, for several slugs. */
export async function findRegimensBySlug(
  tx: Transaction,
  actor: Actor,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, RegimenEntry>> {
  const rows = await tx.regimen.findMany({
    where: { slug: { in: [...slugs] }, ...inReach(actor) },
    select: { ...ENTRY, slug: true },
  });
  return new Map(rows.flatMap(({ slug, ...row }) => toEntry(row).map((entry) => [slug, entry] as const)));
}

/** Like `findRegimen`, locked against other versions until the end of the transaction. */
export async function lockRegimen(tx: Transaction, actor: Actor, id: number): Promise<RegimenEntry | null> {
  await tx.$queryRaw`SELECT id FROM regimen WHERE id = ${id} FOR UPDATE`;
  return findRegimen(tx, actor, id);
}

/** Returns the facts of a regimen for the change log. */
export function regimenFacts({ version, content }: { version: number; content: Omit<Regimen, 'slug'> }): ChangeFacts {
  return {
    version,
    name: content.name,
    tumourType: content.tumourType,
    intentions: OPTIONS.intention.filter((each) => content.intentions.includes(each)),
    cycleLengthDays: cycleLengthOf(content),
    plannedCycles: content.plannedCycles,
    lines: content.lines.map(lineText),
    citation: content.source.citation,
    doi: doiOf(content.source.where),
  };
}

const UNITS = { MGM2: 'mg/m²', MGKG: 'mg/kg', AUC: 'AUC', MG: 'mg' } as const;

/** Describes a line with its cycles and cap, so that a change of them is detected. */
function lineText(line: Regimen['lines'][number]): string {
  const { drugSlug, dose, doseType, administration, days, timesPerDay, fromCycle, toCycle, cap } = line;
  return [
    drugSlug,
    `${dose ?? '—'} ${UNITS[doseType]}`,
    administration.toLowerCase(),
    `d ${days.join(' ')}`,
    ...(timesPerDay > 1 ? [`× ${timesPerDay}`] : []),
    ...(fromCycle > 1 || toCycle !== null ? [`c ${fromCycle}-${toCycle ?? ''}`] : []),
    ...(cap ? [`≤ ${cap.value} ${cap.kind === 'doseMg' ? 'mg' : 'ml/min'}`] : []),
  ].join(' · ');
}
