import { readNationalCode } from '@aval/domain/catalogue/national-code';
import { presentationSchema } from '@aval/domain/validation/catalogues/presentation-schema';
import { Prisma } from '@aval/prisma/generated/client';
import { selected } from '@aval/prisma/selected';
import {
  columnsOf,
  PRESENTATIONS,
  type PresentationEntry,
  type PresentationInput,
} from '../../presentations/presentation-catalogue';
import {
  type CatalogueImport,
  type KnownCatalogue,
  NO_OTHERS,
  type Others,
  type ReadField,
  type RowCells,
} from '../catalogue-import';
import { ISSUES, said } from '../messages';
import type { WrittenTable } from '../written-table';
import { PRESENTATION_COLUMNS } from './presentation-columns';
import { byName, cellOf, flagField, plainField } from './read-fields';

const TABLE: WrittenTable<PresentationInput, ReturnType<typeof columnsOf>> = {
  name: 'presentation',
  columns: {
    drugId: { column: 'drug_id', type: 'int', isFixed: true },
    registerNumber: { column: 'register_number', type: 'text' },
    nationalCode: { column: 'national_code', type: 'text' },
    presentation: { column: 'presentation', type: 'text' },
    strengthMg: { column: 'strength_mg', type: 'numeric' },
    unitsPerPack: { column: 'units_per_pack', type: 'int' },
    priceCents: { column: 'price_cents', type: 'int' },
    active: { column: 'active', type: 'boolean' },
  },
  valuesOf: columnsOf,
};

type KnownDrug = Others['drugs'][number];

/** Import of presentations, identified by national code. Source: docs/rules.md 5.37. */
export const PRESENTATION_IMPORT: CatalogueImport<PresentationInput, PresentationEntry> = {
  catalogue: PRESENTATIONS,
  shape: presentationSchema.shape,
  columns: PRESENTATION_COLUMNS,
  keyColumns: [['nationalCode']],
  nameColumn: 'presentation',
  foldedColumns: ['drug', 'activePrinciple'],
  foldedTexts: (entries, { drugs }) => [
    ...entries.map(({ drugName }) => drugName),
    ...drugs.flatMap(({ name, activePrinciple }) => [name, activePrinciple]),
  ],
  async loadOthers(tx) {
    const drugs = await tx.$queryRaw<KnownDrug[]>`
      SELECT ${selected<KnownDrug>({
        id: Prisma.sql`id`,
        name: Prisma.sql`name`,
        activePrinciple: Prisma.sql`active_principle`,
        hidden: Prisma.sql`hidden`,
      })} FROM drug ORDER BY id FOR KEY SHARE`;
    return { ...NO_OTHERS, drugs };
  },
  prepare,
  open({ entries, others, fold }) {
    const coded = new Map(entries.map((entry) => [entry.nationalCode, entry]));
    const normalised = new Map(entries.map((entry) => [codeOf(entry.nationalCode), entry]));
    const readDrug = drugReader({ others, fold });
    return {
      find(cells) {
        const typed = cellOf(cells, 'nationalCode');
        if (typed === null) return null;
        const known = coded.get(typed);
        if (known) return { key: known.nationalCode, entries: [known] };
        const read = readNationalCode(typed);
        if ('expected' in read)
          return { issue: { column: 'nationalCode', message: said(ISSUES.checkDigit, { expected: read.expected }) } };
        const entry = coded.get(read.code) ?? normalised.get(read.code);
        return { key: entry?.nationalCode ?? read.code, entries: entry ? [entry] : [] };
      },
      fields: {
        drugId: readDrug,
        registerNumber: plainField('registerNumber'),
        // An existing entry keeps its own spelling of the code.
        nationalCode: (cells, entry) => {
          const typed = cellOf(cells, 'nationalCode');
          return { value: entry?.nationalCode ?? (typed === null ? null : codeOf(typed)) };
        },
        presentation: plainField('presentation'),
        strengthMg: plainField('strengthMg'),
        unitsPerPack: plainField('unitsPerPack'),
        priceCents: plainField('priceCents'),
        active: flagField('active'),
      },
      after({ drugId, ...input }, entry) {
        const drugName = entry?.drugName ?? others.drugs.find(({ id }) => id === drugId)?.name ?? '';
        const facts = { ...columnsOf({ drugId, ...input }), drugName };
        const { drugId: _drugId, ...rest } = facts;
        return { name: input.presentation, companyId: null, facts: rest };
      },
    };
  },
  defaults: { active: true },
  stored: ({ drugId, registerNumber, nationalCode, presentation, strengthMg, unitsPerPack, priceCents, active }) => ({
    drugId,
    registerNumber,
    nationalCode,
    presentation,
    strengthMg,
    unitsPerPack,
    priceCents,
    active,
  }),
  table: TABLE,
};

/** Normalises a national code; invalid text stays as it is, for the form's schema to report. */
function codeOf(text: string): string {
  const read = readNationalCode(text);
  return 'code' in read ? read.code : text;
}

/**
 * Joins medicine and pack, which the AEMPS separates, into one text, and takes the units per pack from the number at
 * the start of the pack.
 */
function prepare(cells: RowCells): RowCells {
  const { medicine, pack, ...others } = cells;
  const units = /^\d{1,5}(?=\D|$)/.exec(String(pack ?? '').trim())?.[0];
  const parts = [medicine, typeof pack === 'number' ? null : pack].filter(Boolean);
  return {
    ...(parts.length > 0 ? { presentation: parts.join(', ') } : {}),
    ...(units === undefined ? {} : { unitsPerPack: units }),
    ...others,
  };
}

/**
 * Finds the drug by name, or by active principle when the file gives no name. An existing presentation keeps its drug.
 */
function drugReader({ others, fold }: Pick<KnownCatalogue<never>, 'others' | 'fold'>) {
  const named = byName(others.drugs, ({ name }) => [name], fold);
  const offered = others.drugs.filter(({ hidden }) => !hidden);
  const withPrinciple = byName(offered, ({ activePrinciple }) => [activePrinciple], fold);
  return (cells: RowCells, entry: PresentationEntry | null): ReadField => {
    const name = cellOf(cells, 'drug');
    const principle = cellOf(cells, 'activePrinciple');
    if (entry) {
      const isSame = name === null || fold(name) === fold(entry.drugName);
      return isSame ? { value: entry.drugId } : { issue: { column: 'drug', message: ISSUES.drugStays } };
    }
    if (name === null && principle === null) return namesDrug(cells) ? { value: null } : undefined;
    const column = name === null ? 'activePrinciple' : 'drug';
    const [drug, another] = name === null ? withPrinciple(principle ?? '') : named(name);
    const refuse = (message: string) => ({ issue: { column, message } });
    if (!drug) return refuse(name === null ? ISSUES.unknownPrinciple : ISSUES.unknownDrug);
    if (another) return refuse(ISSUES.severalDrugs);
    return drug.hidden ? refuse(ISSUES.hiddenDrug) : { value: drug.id };
  };
}

/** Tells whether the file has a column that identifies the drug. */
function namesDrug({ drug, activePrinciple }: RowCells): boolean {
  return drug !== undefined || activePrinciple !== undefined;
}
