import type { ImportColumn } from './catalogue-import';
import { PROBLEMS, said } from './messages';
import { TableRefused, type TableRow, type TableSheet, valueIn } from './reading/table-sheet';
import { type ImportWords, plainWord } from './words';

/** Sheet with known columns: the column at each position and the rows below the headings. */
export interface MatchedTable {
  sheet: string | null;
  /** Column name at each position; null when the column is not read. */
  places: readonly (string | null)[];
  unreadHeads: string[];
  rows: readonly TableRow[];
}

interface Wanted {
  columns: readonly ImportColumn[];
  keyColumns: readonly (readonly string[])[];
}

/**
 * Returns the only sheet whose first row names this catalogue's columns, whatever other sheets the workbook has. Throws
 * `TableRefused` when there is none or more than one, when a key column is missing, and when a column occurs twice.
 */
export function matchHeads(sheets: readonly TableSheet[], wanted: Wanted, words: ImportWords): MatchedTable {
  if (sheets.every(({ rows }) => rows.length === 0)) throw new TableRefused(PROBLEMS.empty);
  const heads = headsOf(wanted.columns, words);
  const matched = sheets.map((sheet) => matchSheet(sheet, heads));
  const usable = matched.filter(({ places }) => missingOf(wanted, places).length === 0);
  if (usable.length > 1) {
    throw new TableRefused(said(PROBLEMS.sheets, { sheets: usable.map(({ sheet }) => sheet).join('\n') }));
  }
  const [table] = usable;
  if (!table) {
    const nearest = matched.map(({ places }) => missingOf(wanted, places)).toSorted((a, b) => a.length - b.length)[0];
    throw new TableRefused(said(PROBLEMS.columnsMissing, { columns: (nearest ?? []).join(',') }));
  }
  const twice = table.places.find((name, place) => name !== null && table.places.indexOf(name) < place);
  if (twice) throw new TableRefused(said(PROBLEMS.columnTwice, { columns: twice }));
  if (table.rows.length === 0) throw new TableRefused(PROBLEMS.empty);
  return table;
}

function headsOf(columns: readonly ImportColumn[], words: ImportWords): ReadonlyMap<string, string> {
  const heads = new Map<string, string>();
  // Later entries win: the product's own headings override aliases.
  for (const { name, aliases = [] } of columns) for (const alias of aliases) heads.set(plainWord(alias), name);
  for (const { name } of columns) heads.set(plainWord(name), name);
  for (const { name, label } of columns) for (const word of words.of(label)) heads.set(word, name);
  return heads;
}

function matchSheet({ name, rows: [head, ...rows] }: TableSheet, heads: ReadonlyMap<string, string>): MatchedTable {
  const texts = (head?.cells ?? []).map((cell) => String(valueIn(cell) ?? ''));
  const places = texts.map((text) => heads.get(plainWord(text)) ?? null);
  return { sheet: name, places, unreadHeads: texts.filter((text, place) => text && !places[place]), rows };
}

function missingOf({ keyColumns }: Wanted, places: readonly (string | null)[]): string[] {
  return keyColumns.flatMap((either) => (either.some((name) => places.includes(name)) ? [] : (either[0] ?? [])));
}
