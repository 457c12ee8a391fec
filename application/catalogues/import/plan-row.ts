import { differingFields } from '../../change-record/differing-fields';
import type { CatalogueEntry } from '../entries/catalogue';
import type { CatalogueImport, RowCells, RowIssue, RowReader, WrittenEntry } from './catalogue-import';
import type { RowChange, RowKind } from './import-state';
import { VISIBILITY } from './imports';
import { ISSUES, said } from './messages';
import { cellName, type TableRow, valueIn } from './reading/table-sheet';
import { type ImportWords, plainWord } from './words';

export interface PlannedRow<Input, Entry> {
  number: number;
  kind: RowKind;
  name: string;
  /** Key in the catalogue, equal for rows of the same entry; null when it cannot be determined. */
  key: string | null;
  entry: Entry | null;
  changes: RowChange[];
  issues: RowIssue[];
  /** Columns that the file lacks and a new entry needs. */
  missing: string[];
  /** Entry to write; null for a row with errors. */
  written: (WrittenEntry & { input: Input }) | null;
}

interface RowPlanning<Input extends object, Entry extends CatalogueEntry> {
  kind: CatalogueImport<Input, Entry>;
  reader: RowReader<Input, Entry>;
  words: ImportWords;
  places: readonly (string | null)[];
}

/** Plans the change that one row makes; each field is validated as the entry's form validates it. */
export function planRow<Input extends object, Entry extends CatalogueEntry>(
  { kind, reader, words, places }: RowPlanning<Input, Entry>,
  row: TableRow,
): PlannedRow<Input, Entry> {
  const read = readCells(row, places);
  const cells = kind.prepare(read.cells);
  const issues = new Map(read.issues.map((issue) => [issue.column, issue]));
  const tell = (issue: RowIssue) => {
    if (!issues.has(issue.column)) issues.set(issue.column, issue);
  };
  const found = reader.find(cells);
  if (found && 'issue' in found) tell(found.issue);
  const { key, entries } = found && 'key' in found ? found : { key: null, entries: [] };
  if (entries.length > 1) tell({ column: null, message: ISSUES.twiceInCatalogue });
  const entry = entries[0] ?? null;
  const { input, missing } = readInput({ kind, reader }, { cells, entry, tell });
  if (missing.length > 0) tell({ column: null, message: said(ISSUES.columnsMissing, { columns: missing.join(',') }) });
  const visibility = visibilityIssue(cells, entry, words);
  if (visibility) tell(visibility);
  const name = nameOf(kind, kind.prepare({ ...read.cells, ...read.shown }));
  if (issues.size > 0)
    return {
      number: row.number,
      kind: 'wrong',
      name,
      key,
      entry,
      changes: [],
      issues: [...issues.values()],
      missing,
      written: null,
    };
  const after = reader.after(input, entry);
  const changes = changesOf(kind, entry, after).map((change) =>
    read.calculated.has(change.column) ? { ...change, isCalculated: true } : change,
  );
  const becomes = entry ? (changes.length > 0 ? 'changed' : 'unchanged') : 'created';
  return {
    number: row.number,
    kind: becomes,
    name: after.name,
    key,
    entry,
    changes,
    issues: [],
    missing,
    written: { ...after, input },
  };
}

interface ReadCells {
  cells: RowCells;
  /** Displayed text of cells without a valid value, by which users recognise the row. */
  shown: RowCells;
  /** Columns whose value a formula had when the file was saved. */
  calculated: ReadonlySet<string>;
  issues: RowIssue[];
}

function readCells({ number, cells }: TableRow, places: readonly (string | null)[]): ReadCells {
  const read: Record<string, string | number | null> = {};
  const shown: Record<string, string> = {};
  const calculated = new Set<string>();
  const issues: RowIssue[] = [];
  for (const [place, column] of places.entries()) {
    if (column === null) continue;
    const cell = cells[place] ?? null;
    if (typeof cell === 'object' && cell !== null) {
      if ('wrong' in cell) {
        issues.push({ column, message: said(ISSUES[cell.wrong], { cell: cellName(number, place) }) });
        shown[column] = cell.shown;
      } else calculated.add(column);
    }
    read[column] = valueIn(cell);
  }
  return { cells: read, shown, calculated, issues };
}

interface InputReading<Entry> {
  cells: RowCells;
  entry: Entry | null;
  tell: (issue: RowIssue) => void;
}

function readInput<Input extends object, Entry extends CatalogueEntry>(
  { kind, reader }: Pick<RowPlanning<Input, Entry>, 'kind' | 'reader'>,
  { cells, entry, tell }: InputReading<Entry>,
): { input: Input; missing: string[] } {
  const stored: Partial<Input> = entry ? kind.stored(entry) : kind.defaults;
  const missing: string[] = [];
  const values: Record<string, unknown> = { ...stored };
  for (const field of Object.keys(kind.shape) as (keyof Input & string)[]) {
    const read = reader.fields[field](cells, entry);
    if (read && 'issue' in read) {
      tell(read.issue);
      continue;
    }
    // A field without a column keeps its stored value; in a new entry it is validated as empty.
    if (read === undefined && field in stored) continue;
    const judged = kind.shape[field].safeParse(read?.value);
    if (judged.success) values[field] = judged.data;
    else if (read === undefined) missing.push(columnOf(kind, field));
    else tell({ column: columnOf(kind, field), message: judged.error.issues[0]?.message ?? ISSUES.error });
  }
  return { input: values as Input, missing };
}

function columnOf({ columns }: Pick<CatalogueImport<never, never>, 'columns'>, fieldName: string): string {
  return columns.find(({ name, field = name }) => field === fieldName)?.name ?? fieldName;
}

function visibilityIssue(cells: RowCells, entry: CatalogueEntry | null, words: ImportWords): RowIssue | null {
  const cell = cells[VISIBILITY.name];
  if (cell === undefined || cell === null) return null;
  const holds = entry?.hidden ? 'catalogues:visibility.hidden' : 'catalogues:visibility.offered';
  return words.of(holds).includes(plainWord(String(cell)))
    ? null
    : { column: VISIBILITY.name, message: ISSUES.visibility };
}

function nameOf(
  { keyColumns, nameColumn }: Pick<CatalogueImport<never, never>, 'keyColumns' | 'nameColumn'>,
  cells: RowCells,
): string {
  const name = nameColumn === undefined ? null : cells[nameColumn];
  if (name) return String(name);
  return keyColumns
    .map(([column = '']) => String(cells[column] ?? ''))
    .filter(Boolean)
    .join(' · ');
}

function changesOf<Input extends object, Entry extends CatalogueEntry>(
  { catalogue, columns }: CatalogueImport<Input, Entry>,
  entry: Entry | null,
  { facts }: WrittenEntry,
): RowChange[] {
  const before = entry && catalogue.facts(entry);
  const differing = new Set(differingFields(before, facts));
  return columns.flatMap(({ name, fact }) =>
    fact && differing.has(fact.name)
      ? [{ column: name, before: before?.[fact.name] ?? null, after: facts[fact.name] ?? null }]
      : [],
  );
}
