import { drugSchema } from '@aval/domain/validation/catalogues/drug-schema';
import { DRUGS, type DrugEntry, type DrugInput } from '../../drugs/drug-catalogue';
import { type CatalogueImport, NO_OTHERS } from '../catalogue-import';
import { PRINCIPLE_HEADS } from './aemps-heads';
import { byName, cellOf, choiceField, plainField } from './read-fields';

/** Import of drugs, identified by name. Source: docs/rules.md 5.37. */
export const DRUG_IMPORT: CatalogueImport<DrugInput, DrugEntry> = {
  catalogue: DRUGS,
  shape: drugSchema.shape,
  columns: [
    { name: 'name', label: 'drugs:field.name', aliases: ['fármaco', 'drug'], fact: { name: 'name', say: 'text' } },
    {
      name: 'activePrinciple',
      label: 'drugs:field.activePrinciple',
      aliases: PRINCIPLE_HEADS,
      fact: { name: 'activePrinciple', say: 'text' },
    },
    { name: 'dosage', label: 'drugs:field.dosage', fact: { name: 'dosage', say: 'doseType' } },
    {
      name: 'administration',
      label: 'drugs:field.administration',
      aliases: ['vía'],
      fact: { name: 'administration', say: 'administration' },
    },
    {
      name: 'atcCode',
      label: 'drugs:field.atcCode',
      aliases: ['cód. ATC', 'ATC', 'cod_atc'],
      fact: { name: 'atcCode', say: 'text' },
    },
  ],
  keyColumns: [['name']],
  foldedColumns: ['name'],
  foldedTexts: (entries) => entries.map(({ name }) => name),
  loadOthers: async () => NO_OTHERS,
  prepare: (cells) => cells,
  open({ entries, fold, words }) {
    const named = byName(entries, ({ name }) => [name], fold);
    return {
      find(cells) {
        const name = cellOf(cells, 'name');
        return name === null ? null : { key: fold(name), entries: named(name) };
      },
      fields: {
        name: plainField('name'),
        activePrinciple: plainField('activePrinciple'),
        dosage: choiceField(words, { column: 'dosage', set: 'doseType', stored: ({ dosage }) => dosage }),
        administration: choiceField(words, {
          column: 'administration',
          set: 'administration',
          stored: ({ administration }) => administration,
        }),
        atcCode: plainField('atcCode'),
      },
      after: ({ name, activePrinciple, dosage, administration, atcCode }) => ({
        name,
        companyId: null,
        facts: { name, activePrinciple, dosage, administration, atcCode },
      }),
    };
  },
  defaults: {},
  stored: ({ name, activePrinciple, dosage, administration, atcCode }) => ({
    name,
    activePrinciple,
    atcCode,
    dosage: dosage as DrugInput['dosage'],
    administration: administration as DrugInput['administration'],
  }),
  table: 'drug',
  insertMany: (tx, rows) => tx.$executeRaw`
    INSERT INTO drug (id, name, active_principle, dosage, administration, atc_code)
    SELECT id, name, "activePrinciple", dosage, administration, "atcCode"
    FROM jsonb_to_recordset(${JSON.stringify(rows.map(({ id, input }) => ({ ...input, id })))}::jsonb)
      AS sent (id int, name text, "activePrinciple" text, dosage text, administration text, "atcCode" text)`,
  updateMany: (tx, rows) => tx.$executeRaw`
    UPDATE drug SET name = sent.name, active_principle = sent."activePrinciple", dosage = sent.dosage,
      administration = sent.administration, atc_code = sent."atcCode", revision = drug.revision + 1
    FROM jsonb_to_recordset(${JSON.stringify(rows.map(({ entry, input }) => ({ id: entry.id, ...input })))}::jsonb)
      AS sent (id int, name text, "activePrinciple" text, dosage text, administration text, "atcCode" text)
    WHERE drug.id = sent.id`,
};
