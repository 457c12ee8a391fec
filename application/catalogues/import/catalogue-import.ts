import type { OptionSet } from '@aval/domain/catalogue/options';
import type { Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import type { ChangeFacts, ChangeField } from '../../change-record/change-fields';
import type { Catalogue, CatalogueEntry } from '../entries/catalogue';
import type { ImportWords } from './words';
import type { WrittenTable } from './written-table';

/** Display of a value: as it is, or by the words of an option set. */
export type Say = 'text' | 'number' | 'money' | 'flag' | 'list' | OptionSet;

export interface ImportColumn {
  name: string;
  /** Translation key of its heading in the product's own file. */
  label: string;
  /** Headings used by other sources, such as the AEMPS. */
  aliases?: readonly string[];
  /** Field of the form that it fills, when it has another name. */
  field?: string;
  /** Value of the entry that it sets; absent when the column only helps to find an entry or to build a value. */
  fact?: { name: ChangeField; say: Say };
}

/** Values of a row by column name; null for an empty cell, absent when the file has no such column. */
export type RowCells = Readonly<Record<string, string | number | null | undefined>>;

/** Error in a row. */
export interface RowIssue {
  /** Column name; null for the row as a whole. */
  column: string | null;
  message: string;
}

/** Value as a form would send it, or an issue; undefined when the file has no column for it. */
export type ReadField = { value: unknown } | { issue: RowIssue } | undefined;

/** Normalises a text as the database does for comparison, without accents and case. */
export type Fold = (text: string) => string;

/** Key of a row and the entries that the catalogue has under it, several when the catalogue itself has duplicates. */
export interface FoundEntry<Entry> {
  key: string;
  entries: readonly Entry[];
}

/** Drugs, companies and provinces that rows may refer to. */
export interface Others {
  drugs: readonly { id: number; name: string; activePrinciple: string; hidden: boolean }[];
  companies: readonly { id: number; name: string; isDefault: boolean }[];
  provinces: readonly { id: number; name: string; officialName: string }[];
}

export const NO_OTHERS: Others = { drugs: [], companies: [], provinces: [] };

export interface KnownCatalogue<Entry> {
  entries: readonly Entry[];
  others: Others;
  fold: Fold;
  words: ImportWords;
}

/** Reads rows against the present state of a catalogue. */
export interface RowReader<Input, Entry> {
  /** Null when the row lacks its key; the fields report what is missing. */
  find(cells: RowCells): FoundEntry<Entry> | { issue: RowIssue } | null;
  fields: Readonly<Record<keyof Input & string, (cells: RowCells, entry: Entry | null) => ReadField>>;
  /** The entry after the row is written, for the change log. */
  after(input: Input, entry: Entry | null): WrittenEntry;
}

export interface WrittenEntry {
  name: string;
  companyId: number | null;
  facts: ChangeFacts;
}

/** Mapping from a file to the entries of a catalogue; the import itself is the same for all. */
export interface CatalogueImport<Input extends object, Entry extends CatalogueEntry> {
  catalogue: Catalogue<Input, Entry>;
  /** Schema of each field of the entry's form. */
  shape: Readonly<Record<keyof Input & string, z.ZodType>>;
  columns: readonly ImportColumn[];
  /** The file needs one column of each group; without it rows cannot be matched with entries. */
  keyColumns: readonly (readonly string[])[];
  /** Column that names a row in the preview, when its key says little. */
  nameColumn?: string;
  /** Columns compared without accents and case. */
  foldedColumns: readonly string[];
  /** Texts of the catalogue compared in the same way. */
  foldedTexts(entries: readonly Entry[], others: Others): string[];
  /** Loads what rows may refer to and locks it against deletion until the transaction ends. */
  loadOthers(tx: Transaction): Promise<Others>;
  /** Converts columns of other sources to those of this catalogue. */
  prepare(cells: RowCells): RowCells;
  open(known: KnownCatalogue<Entry>): RowReader<Input, Entry>;
  /** Values of a new entry for which the file has no column. */
  defaults: Partial<Input>;
  /** Values of an existing entry for which the file has no column. */
  stored(entry: Entry): Input;
  table: WrittenTable<Input, object>;
  /** Brings in line what else depends on entries that were updated. */
  updated?(tx: Transaction, rows: readonly { entry: Entry; input: Input }[]): Promise<void>;
}
