import type { presentationSchema } from '@aval/domain/validation/catalogues/presentation-schema';
import { message } from '@aval/domain/validation/fields/message';
import { Prisma } from '@aval/prisma/generated/client';
import type { z } from 'zod';
import type { Catalogue, CatalogueEntry } from '../entries/catalogue';
import { countDrafts, countVersions } from '../entries/entry-uses';

export type PresentationInput = z.output<typeof presentationSchema>;

const SELECT = {
  id: true,
  revision: true,
  hidden: true,
  drugId: true,
  registerNumber: true,
  nationalCode: true,
  presentation: true,
  strengthMg: true,
  unitsPerPack: true,
  priceCents: true,
  active: true,
  drug: { select: { name: true, uuid: true } },
} as const satisfies Prisma.PresentationSelect;

type Row = Prisma.PresentationGetPayload<{ select: typeof SELECT }>;

export interface PresentationEntry extends CatalogueEntry, Omit<Row, 'strengthMg' | 'drug'> {
  strengthMg: number | null;
  drugName: string;
  drugUuid: string;
}

/** Presentations, shared by all companies and unique by national code. Source: docs/rules.md 5.20. */
export const PRESENTATIONS: Catalogue<PresentationInput, PresentationEntry> = {
  subject: 'presentation',
  permissions: {
    view: 'presentations.view',
    create: 'presentations.create',
    edit: 'presentations.edit',
    delete: 'presentations.delete',
  },
  async find(tx, id) {
    const row = await tx.presentation.findUnique({ where: { id }, select: SELECT });
    return row && toEntry(row);
  },
  async findAfter(tx, id, take) {
    const rows = await tx.presentation.findMany({
      where: { id: { gt: id } },
      select: SELECT,
      orderBy: { id: 'asc' },
      take,
    });
    return rows.map(toEntry);
  },
  lock: (tx, id, lock) => tx.$queryRaw`SELECT id FROM presentation WHERE id = ${id} ${lock}`,
  async insert(tx, input) {
    return toEntry(await tx.presentation.create({ data: columnsOf(input), select: SELECT }));
  },
  update(tx, { id }, input) {
    const { drugId: _stays, ...columns } = columnsOf(input);
    return tx.presentation.update({
      where: { id },
      data: columns,
      select: { id: true },
    });
  },
  raise: (tx, id) =>
    tx.presentation.update({ where: { id }, data: { revision: { increment: 1 } }, select: { id: true } }),
  setHidden: (tx, id, hidden) => tx.presentation.update({ where: { id }, data: { hidden }, select: { id: true } }),
  remove: (tx, id) => tx.presentation.delete({ where: { id }, select: { id: true } }),
  async findConflict(tx, { nationalCode, drugId }, entry) {
    const other = await tx.presentation.findFirst({ where: { nationalCode, id: { not: entry?.id ?? 0 } } });
    if (other) return { path: 'nationalCode', message: message('codeTaken') };
    if (entry) return null;
    const drug = await tx.drug.findFirst({ where: { id: drugId, hidden: false } });
    return drug ? null : { path: 'drugId', message: message('choose') };
  },
  async countUses(tx, id) {
    return {
      ...(await countVersions(
        tx,
        Prisma.sql`version.id IN (SELECT version_id FROM demand_version_drug WHERE presentation_id = ${id})`,
      )),
      drafts: await countDrafts(tx, 'treatment', 'presentationId', id),
      dependents: 0,
    };
  },
  name: ({ presentation }) => presentation,
  companyId: () => null,
  facts: ({ id: _id, revision: _revision, hidden: _hidden, drugId: _drugId, drugUuid: _drugUuid, ...facts }) => facts,
};

export function columnsOf({ priceCents, ...input }: PresentationInput) {
  return { ...input, priceCents: priceCents ?? 0 };
}

function toEntry({ strengthMg, drug, ...row }: Row): PresentationEntry {
  return { ...row, strengthMg: strengthMg?.toNumber() ?? null, drugName: drug.name, drugUuid: drug.uuid };
}
