import type { OptionSet } from '@aval/domain/catalogue/options';
import type { Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import type { ChangeFacts, ChangeField } from '../../change-record/change-fields';
import type { Catalogue, CatalogueEntry } from '../entries/catalogue';
import type { ImportWords } from './words';

/** How a fact is said on a page: as it is, or by the words of a set of choices. */
export type Say = 'text' | 'number' | 'money' | 'flag' | 'list' | OptionSet;

export interface ImportColumn {
  name: string;
  /** The key of its head's words: those of the product's own file, in each language. */
  label: string;
  /** Heads that others give it, as the AEMPS does. */
  aliases?: readonly string[];
  /** The field of the form that it becomes, where that is called otherwise. */
  field?: string;
  /** The entry's fact that it becomes; without one it only helps to find an entry or to make a fact. */
  fact?: { name: ChangeField; say: Say };
}

/** What a row says, by the names of its columns; what is empty is null, and what its file has no column for is absent. */
export type RowCells = Readonly<Record<string, string | number | null | undefined>>;

/** What is wrong with a row. */
export interface RowIssue {
  /** The name of a column; null for the row itself. */
  column: string | null;
  message: string;
}

/** A value as a form would send it, or what is wrong; undefined where the file has no column for it. */
export type ReadField = { value: unknown } | { issue: RowIssue } | undefined;

/** Texts as the database compares them: without accents and capitals. */
export type Fold = (text: string) => string;

/** What a row is called by, and what the catalogue has under it: more than one where there are two of what should be one. */
export interface FoundEntry<Entry> {
  key: string;
  entries: readonly Entry[];
}

/** Drugs, companies and provinces that rows name. */
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

/** Reads rows against a catalogue as it is. */
export interface RowReader<Input, Entry> {
  /** Null where the row does not say enough to be looked for: its fields say what is missing. */
  find(cells: RowCells): FoundEntry<Entry> | { issue: RowIssue } | null;
  fields: Readonly<Record<keyof Input & string, (cells: RowCells, entry: Entry | null) => ReadField>>;
  /** The entry once this is written, as the record of changes tells of it. */
  after(input: Input, entry: Entry | null): WrittenEntry;
}

export interface WrittenEntry {
  name: string;
  companyId: number | null;
  facts: ChangeFacts;
}

/** How a file becomes entries of a catalogue; what is done with it is the same for all. */
export interface CatalogueImport<Input extends object, Entry extends CatalogueEntry> {
  catalogue: Catalogue<Input, Entry>;
  /** The fields of the entry's form, each with what it takes. */
  shape: Readonly<Record<keyof Input & string, z.ZodType>>;
  columns: readonly ImportColumn[];
  /** Of each of these a file has one: without it a row is not told from another. */
  keyColumns: readonly (readonly string[])[];
  /** What a row is called, where its key says little. */
  nameColumn?: string;
  /** The columns that are compared without accents and capitals. */
  foldedColumns: readonly string[];
  /** What in the catalogue is compared so. */
  foldedTexts(entries: readonly Entry[], others: Others): string[];
  /** What rows may name; nobody takes it away until the transaction is over. */
  loadOthers(tx: Transaction): Promise<Others>;
  /** A row of another's columns, in this catalogue's. */
  prepare(cells: RowCells): RowCells;
  open(known: KnownCatalogue<Entry>): RowReader<Input, Entry>;
  /** What a new entry has where its file says nothing. */
  defaults: Partial<Input>;
  /** What an entry has where the file says nothing. */
  stored(entry: Entry): Input;
  table: string;
  insertMany(tx: Transaction, rows: readonly { id: number; input: Input }[]): Promise<unknown>;
  updateMany(tx: Transaction, rows: readonly { entry: Entry; input: Input }[]): Promise<unknown>;
}
