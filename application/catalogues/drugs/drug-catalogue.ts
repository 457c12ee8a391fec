import type { drugSchema } from '@aval/domain/validation/catalogues/drug-schema';
import { message } from '@aval/domain/validation/fields/message';
import { Prisma } from '@aval/prisma/generated/client';
import type { z } from 'zod';
import type { Catalogue, CatalogueEntry } from '../entries/catalogue';
import { countDrafts, countVersions } from '../entries/entry-uses';

export type DrugInput = z.output<typeof drugSchema>;

const SELECT = {
  id: true,
  uuid: true,
  revision: true,
  hidden: true,
  name: true,
  activePrinciple: true,
  dosage: true,
  administration: true,
  atcCode: true,
  otherNames: true,
} as const satisfies Prisma.DrugSelect;

export type DrugEntry = CatalogueEntry & Prisma.DrugGetPayload<{ select: typeof SELECT }>;

/** Drugs, shared by all companies and unique by name. Source: docs/rules.md 5.20. */
export const DRUGS: Catalogue<DrugInput, DrugEntry> = {
  subject: 'drug',
  permissions: { view: 'drugs.view', create: 'drugs.create', edit: 'drugs.edit', delete: 'drugs.delete' },
  find: (tx, id) => tx.drug.findUnique({ where: { id }, select: SELECT }),
  findAfter: (tx, id, take) =>
    tx.drug.findMany({ where: { id: { gt: id } }, select: SELECT, orderBy: { id: 'asc' }, take }),
  lock: (tx, id, lock) => tx.$queryRaw`SELECT id FROM drug WHERE id = ${id} ${lock}`,
  insert: (tx, data) => tx.drug.create({ data, select: SELECT }),
  update: (tx, { id }, input) => tx.drug.update({ where: { id }, data: input, select: { id: true } }),
  raise: (tx, id) => tx.drug.update({ where: { id }, data: { revision: { increment: 1 } }, select: { id: true } }),
  setHidden: (tx, id, hidden) => tx.drug.update({ where: { id }, data: { hidden }, select: { id: true } }),
  remove: (tx, id) => tx.drug.delete({ where: { id }, select: { id: true } }),
  async findConflict(tx, { name }, entry) {
    const others = await tx.$queryRaw<unknown[]>`
      SELECT FROM drug WHERE search_text(name) = search_text(${name}) AND id <> ${entry?.id ?? 0} LIMIT 1`;
    return others.length > 0 ? { path: 'name', message: message('nameTaken') } : null;
  },
  /** Counts treatment lines and declared exposures; lifetime doses depend on both. */
  async countUses(tx, id) {
    return {
      ...(await countVersions(
        tx,
        Prisma.sql`version.id IN (
          SELECT version_id FROM demand_version_drug WHERE drug_id = ${id}
          UNION ALL
          SELECT version_id FROM demand_version_exposure WHERE drug_id = ${id})`,
      )),
      drafts: await countDrafts(tx, 'declaredAndTreatment', 'drugId', id),
      dependents: await tx.presentation.count({ where: { drugId: id } }),
    };
  },
  name: ({ name }) => name,
  companyId: () => null,
  facts: ({ id: _id, uuid: _uuid, revision: _revision, hidden: _hidden, ...facts }) => facts,
};
