import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { OPTIONS } from '@aval/domain/catalogue/options';
import type { Regimen } from '@aval/domain/reference/regimen';
import { cycleLengthOf } from '@aval/domain/reference/regimen-sessions';
import { doiOf } from '@aval/domain/validation/catalogues/regimen-schema';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../change-record/change-fields';

/** A regimen of the library in its latest version. */
export interface RegimenEntry {
  id: number;
  /** Raised with each edit. */
  revision: number;
  companyId: number | null;
  companyName: string | null;
  version: number;
  retired: boolean;
  content: Regimen;
}

/** Who may change a regimen: superadmins those of the platform, admin roles those of a company. Source: docs/rules.md 12.12. */
export function mayEditRegimen(actor: Actor, companyId: number | null): boolean {
  if (companyId === null) return roleMay(actor.role, 'regimens.edit_platform');
  return roleMay(actor.role, 'regimens.edit') && actor.companyIds.includes(companyId);
}

/** Of what may be seen at all, what the company in context has: the platform's and its own. */
export function ofContext({ companyId }: Actor): Prisma.Sql[] {
  return companyId === null ? [] : [Prisma.sql`(regimen.company_id IS NULL OR regimen.company_id = ${companyId})`];
}

const ENTRY = {
  id: true,
  revision: true,
  companyId: true,
  version: true,
  retired: true,
  company: { select: { name: true } },
  versions: { orderBy: { version: 'desc' }, take: 1, select: { content: true } },
} satisfies Prisma.RegimenSelect;

/** Those of the platform and of the actor's companies. The context narrows lists; a page that is open goes on when it changes in another tab. */
function inReach({ companyIds }: Actor): Prisma.RegimenWhereInput {
  return { OR: [{ companyId: null }, { companyId: { in: [...companyIds] } }] };
}

function toEntry(row: Prisma.RegimenGetPayload<{ select: typeof ENTRY }>): RegimenEntry[] {
  const { company, versions, ...entry } = row;
  const companyName = company?.name ?? null;
  return versions.map(({ content }) => ({ ...entry, companyName, content: content as unknown as Regimen }));
}

export async function findRegimen(tx: Transaction, actor: Actor, id: number): Promise<RegimenEntry | null> {
  const row = await tx.regimen.findFirst({ where: { id, ...inReach(actor) }, select: ENTRY });
  return row ? (toEntry(row)[0] ?? null) : null;
}

/** The same, several by their slugs. */
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

/** The same, of which nobody else makes a version until the transaction is over. */
export async function lockRegimen(tx: Transaction, actor: Actor, id: number): Promise<RegimenEntry | null> {
  await tx.$queryRaw`SELECT id FROM regimen WHERE id = ${id} FOR UPDATE`;
  return findRegimen(tx, actor, id);
}

/** For the record of changes. */
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

/** Cycles and caps are told with the rest, so that a change of them is seen. */
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
