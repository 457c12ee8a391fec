import type { ImportColumn } from '../catalogue-import';
import {
  CODE_HEADS,
  NAME_HEADS,
  PACK_HEADS,
  PRESENTATION_HEADS,
  PRINCIPLE_HEADS,
  REGISTER_HEADS,
  SOLD_HEADS,
  UNITS_HEADS,
} from './aemps-heads';

/** Columns with the headings of the product's own file and those of the AEMPS. */
export const PRESENTATION_COLUMNS: readonly ImportColumn[] = [
  {
    name: 'nationalCode',
    label: 'presentations:field.nationalCode',
    aliases: CODE_HEADS,
    fact: { name: 'nationalCode', say: 'text' },
  },
  {
    name: 'registerNumber',
    label: 'presentations:field.registerNumber',
    aliases: REGISTER_HEADS,
    fact: { name: 'registerNumber', say: 'text' },
  },
  {
    name: 'presentation',
    label: 'demand:field.drug.presentationId',
    aliases: PRESENTATION_HEADS,
    fact: { name: 'presentation', say: 'text' },
  },
  {
    name: 'drug',
    field: 'drugId',
    label: 'demand:field.drug.drugId',
    aliases: ['drug'],
    fact: { name: 'drugName', say: 'text' },
  },
  { name: 'strengthMg', label: 'presentations:field.strengthMg', fact: { name: 'strengthMg', say: 'number' } },
  {
    name: 'unitsPerPack',
    label: 'presentations:field.unitsPerPack',
    aliases: UNITS_HEADS,
    fact: { name: 'unitsPerPack', say: 'number' },
  },
  {
    name: 'priceCents',
    label: 'presentations:field.priceCents',
    aliases: ['precio', 'PVP', 'price'],
    fact: { name: 'priceCents', say: 'money' },
  },
  { name: 'active', label: 'presentations:field.active', aliases: SOLD_HEADS, fact: { name: 'active', say: 'flag' } },
  { name: 'activePrinciple', label: 'drugs:field.activePrinciple', aliases: PRINCIPLE_HEADS },
  { name: 'medicine', label: 'catalogueImport:column.medicine', aliases: NAME_HEADS },
  { name: 'pack', label: 'catalogueImport:column.pack', aliases: PACK_HEADS },
];
