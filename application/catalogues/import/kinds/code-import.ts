import { codeSchema } from '@aval/domain/validation/catalogues/code-schema';
import { CODES, type CodeEntry, type CodeInput } from '../../codes/code-catalogue';
import { type CatalogueImport, NO_OTHERS } from '../catalogue-import';
import { ISSUES } from '../messages';
import type { WrittenTable } from '../written-table';
import { byName, cellOf, plainField } from './read-fields';

const TABLE: WrittenTable<CodeInput, CodeInput> = {
  name: 'radiotherapy_code',
  columns: {
    companyId: { column: 'company_id', type: 'int', isFixed: true },
    code: { column: 'code', type: 'text', isFixed: true },
    type: { column: 'type', type: 'text', isFixed: true },
    radioType: { column: 'radio_type', type: 'text' },
  },
  valuesOf: (input) => input,
};

/** Import of radiotherapy codes, identified by company, code and type. Source: docs/rules.md 5.37. */
export const CODE_IMPORT: CatalogueImport<CodeInput, CodeEntry> = {
  catalogue: CODES,
  shape: codeSchema.shape,
  columns: [
    { name: 'company', field: 'companyId', label: 'common:label.company', fact: { name: 'companyName', say: 'text' } },
    { name: 'code', label: 'codes:field.code', fact: { name: 'code', say: 'text' } },
    { name: 'type', label: 'common:label.type', fact: { name: 'type', say: 'text' } },
    {
      name: 'radioType',
      label: 'codes:field.radioType',
      aliases: ['radio_type'],
      fact: { name: 'radioType', say: 'text' },
    },
  ],
  keyColumns: [['company'], ['code'], ['type']],
  foldedColumns: ['company'],
  foldedTexts: (_entries, { companies }) => companies.map(({ name }) => name),
  async loadOthers(tx) {
    const companies = await tx.company.findMany({
      select: { id: true, name: true, isDefault: true },
      orderBy: { id: 'asc' },
    });
    return { ...NO_OTHERS, companies };
  },
  prepare: (cells) => cells,
  open({ entries, others, fold }) {
    const named = byName(others.companies, ({ name }) => [name], fold);
    const coded = new Map(entries.map((entry) => [keyOf(entry.companyId, entry.code, entry.type), entry]));
    return {
      find(cells) {
        const [name, code, type] = [cellOf(cells, 'company'), cellOf(cells, 'code'), cellOf(cells, 'type')];
        if (name === null || code === null || type === null) return null;
        const [company] = named(name);
        if (!company) return { issue: { column: 'company', message: ISSUES.unknownCompany } };
        const key = keyOf(company.id, code, type);
        const entry = coded.get(key);
        // The default tenant does not insure, so it gets no codes.
        if (!entry && company.isDefault) return { issue: { column: 'company', message: ISSUES.unknownCompany } };
        return { key, entries: entry ? [entry] : [] };
      },
      fields: {
        companyId(cells, entry) {
          const name = cellOf(cells, 'company');
          return { value: entry?.companyId ?? (name === null ? null : named(name)[0]?.id) };
        },
        // An existing code keeps its line endings, which the key ignores.
        code: (cells, entry) => (entry ? { value: entry.code } : plainField('code')(cells)),
        type: plainField('type'),
        radioType: plainField('radioType'),
      },
      after: ({ companyId, code, type, radioType }) => ({
        name: `${code} · ${type}`,
        companyId,
        facts: { companyName: others.companies.find(({ id }) => id === companyId)?.name ?? '', code, type, radioType },
      }),
    };
  },
  defaults: {},
  stored: ({ companyId, code, type, radioType }) => ({ companyId, code, type, radioType }),
  table: TABLE,
};

function keyOf(companyId: number, code: string, type: string): string {
  return JSON.stringify([companyId, code.replaceAll(/\r\n?/g, '\n'), type]);
}
