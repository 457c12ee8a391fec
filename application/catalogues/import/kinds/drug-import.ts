import { drugSchema } from '@aval/domain/validation/catalogues/drug-schema';
import { DRUGS, type DrugEntry, type DrugInput } from '../../drugs/drug-catalogue';
import { type CatalogueImport, NO_OTHERS } from '../catalogue-import';
import type { WrittenTable } from '../written-table';
import { PRINCIPLE_HEADS } from './aemps-heads';
import { byName, cellOf, choiceField, plainField } from './read-fields';

const TABLE: WrittenTable<DrugInput, DrugInput> = {
  name: 'drug',
  columns: {
    name: { column: 'name', type: 'text' },
    activePrinciple: { column: 'active_principle', type: 'text' },
    dosage: { column: 'dosage', type: 'text' },
    administration: { column: 'administration', type: 'text' },
    atcCode: { column: 'atc_code', type: 'text' },
    otherNames: { column: 'other_names', type: 'text' },
  },
  valuesOf: (input) => input,
};

/** Import of drugs, identified by name. Source: docs/rules.md 5.37. */
export const DRUG_IMPORT: CatalogueImport<DrugInput, DrugEntry> = {
  catalogue: DRUGS,
  shape: drugSchema.shape,
  columns: [
    { name: 'name', label: 'common:label.name', aliases: ['fármaco', 'drug'], fact: { name: 'name', say: 'text' } },
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
    {
      name: 'otherNames',
      label: 'common:label.otherNames',
      aliases: ['sinónimos', 'marcas'],
      fact: { name: 'otherNames', say: 'text' },
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
        otherNames: plainField('otherNames'),
      },
      after: ({ name, activePrinciple, dosage, administration, atcCode, otherNames }) => ({
        name,
        companyId: null,
        facts: { name, activePrinciple, dosage, administration, atcCode, otherNames },
      }),
    };
  },
  defaults: {},
  stored: ({ name, activePrinciple, dosage, administration, atcCode, otherNames }) => ({
    name,
    activePrinciple,
    atcCode,
    otherNames,
    dosage: dosage as DrugInput['dosage'],
    administration: administration as DrugInput['administration'],
  }),
  table: TABLE,
};
