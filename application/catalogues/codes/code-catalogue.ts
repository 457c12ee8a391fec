import type { codeSchema } from '@aval/domain/validation/catalogues/code-schema';
import { message } from '@aval/domain/validation/fields/message';
import { Prisma } from '@aval/prisma/generated/client';
import type { z } from 'zod';
import { INSURERS } from '../../companies/insurers';
import type { Catalogue, CatalogueEntry } from '../entries/catalogue';
import { countDrafts, countVersions } from '../entries/entry-uses';

export type CodeInput = z.output<typeof codeSchema>;

const SELECT = {
  id: true,
  revision: true,
  hidden: true,
  companyId: true,
  code: true,
  type: true,
  radioType: true,
  company: { select: { name: true } },
} as const satisfies Prisma.RadiotherapyCodeSelect;

type Row = Prisma.RadiotherapyCodeGetPayload<{ select: typeof SELECT }>;

export interface CodeEntry extends CatalogueEntry, Omit<Row, 'company'> {
  companyName: string;
}

/** Radiotherapy codes of each company, unique by code and type. Source: docs/rules.md 5.20. */
export const CODES: Catalogue<CodeInput, CodeEntry> = {
  subject: 'code',
  permissions: { view: 'codes.view', create: 'codes.create', edit: 'codes.edit', delete: 'codes.delete' },
  async find(tx, id) {
    const row = await tx.radiotherapyCode.findUnique({ where: { id }, select: SELECT });
    return row && toEntry(row);
  },
  async findAfter(tx, id, take) {
    const rows = await tx.radiotherapyCode.findMany({
      where: { id: { gt: id } },
      select: SELECT,
      orderBy: { id: 'asc' },
      take,
    });
    return rows.map(toEntry);
  },
  lock: (tx, id, lock) => tx.$queryRaw`SELECT id FROM radiotherapy_code WHERE id = ${id} ${lock}`,
  async insert(tx, data) {
    return toEntry(await tx.radiotherapyCode.create({ data, select: SELECT }));
  },
  update: (tx, { id }, { companyId: _stays, ...columns }) =>
    tx.radiotherapyCode.update({
      where: { id },
      data: columns,
      select: { id: true },
    }),
  raise: (tx, id) =>
    tx.radiotherapyCode.update({ where: { id }, data: { revision: { increment: 1 } }, select: { id: true } }),
  setHidden: (tx, id, hidden) => tx.radiotherapyCode.update({ where: { id }, data: { hidden }, select: { id: true } }),
  remove: (tx, id) => tx.radiotherapyCode.delete({ where: { id }, select: { id: true } }),
  async findConflict(tx, { code, type, ...sent }, entry) {
    const companyId = entry?.companyId ?? sent.companyId;
    // An existing code stays with its company, even when that does not insure.
    const insures = entry ? {} : INSURERS;
    const company = await tx.company.findUnique({ where: { id: companyId, ...insures }, select: { id: true } });
    if (!company) return { path: 'companyId', message: message('choose') };
    const other = await tx.radiotherapyCode.findFirst({
      where: { companyId, code, type, id: { not: entry?.id ?? 0 } },
      select: { id: true },
    });
    return other ? { path: 'code', message: message('codeTaken') } : null;
  },
  async countUses(tx, id) {
    return {
      ...(await countVersions(
        tx,
        Prisma.sql`version.id IN (SELECT version_id FROM demand_version_code WHERE code_id = ${id})`,
      )),
      drafts: await countDrafts(tx, 'treatment', 'codeIds', id),
      dependents: 0,
    };
  },
  name: ({ code, type }) => `${code} · ${type}`,
  companyId: ({ companyId }) => companyId,
  facts: ({ code, type, radioType, companyName }) => ({ companyName, code, type, radioType }),
};

function toEntry({ company, ...row }: Row): CodeEntry {
  return { ...row, companyName: company.name };
}
