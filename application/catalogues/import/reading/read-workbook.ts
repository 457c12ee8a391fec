import { storableText } from '@aval/domain/validation/fields/storable-text';
import { type CellValue, readXlsx, type Cell as SheetCell } from 'hucre/xlsx';
import { PROBLEMS, said } from '../messages';
import {
  type Cell,
  type CellFault,
  MOST_COLUMNS,
  MOST_ROWS,
  TableRefused,
  type TableRow,
  type TableSheet,
} from './table-sheet';

/** Sheets searched; the catalogue is expected on one of the first. */
const MOST_SHEETS = 10;

/**
 * One row and one column beyond the limits, to detect files that exceed them. The range also keeps a cell far outside
 * from creating all cells before it in every row.
 */
const READ = { maxRows: MOST_ROWS + 2, range: `A1:CW${MOST_ROWS + 2}`, sheets: isRead };

/** Reads the visible sheets of a workbook with their rows. Throws `TableRefused`. */
export async function readWorkbook(bytes: Uint8Array): Promise<TableSheet[]> {
  const { sheets } = await readXlsx(bytes, READ).catch(() => {
    throw new TableRefused(PROBLEMS.unreadable);
  });
  return sheets
    .map(({ name, rows, cells }) => ({ name, rows: rowsOf(rows, cells) }))
    .filter(({ rows }) => rows.length > 0);
}

function isRead({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }, place: number): boolean {
  return !(hidden || veryHidden) && place < MOST_SHEETS;
}

function rowsOf(
  values: readonly (readonly CellValue[])[],
  details: ReadonlyMap<string, SheetCell> | undefined,
): TableRow[] {
  const rows: TableRow[] = [];
  for (const [place, row] of values.entries()) {
    const cells = row.map((value, column) => cellOf(value, details?.get(`${place},${column}`)));
    const length = cells.findLastIndex((cell) => cell !== null) + 1;
    if (length === 0) continue;
    if (length > MOST_COLUMNS) throw new TableRefused(said(PROBLEMS.columnsTooMany, { max: MOST_COLUMNS }));
    rows.push({ number: place + 1, cells: cells.slice(0, length) });
    if (rows.length > MOST_ROWS + 1) throw new TableRefused(said(PROBLEMS.rowsTooMany, { max: MOST_ROWS }));
  }
  return rows;
}

/** Error values, which the reader returns as texts. */
const ERROR = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;

function cellOf(value: CellValue, detail: SheetCell | undefined): Cell | null {
  const fault = faultOf(value, detail);
  if (fault) return { wrong: fault, shown: shownOf(value) };
  if (typeof value === 'number') return value;
  const text = shownOf(value);
  return text === '' ? null : text;
}

function faultOf(value: CellValue, detail: SheetCell | undefined): CellFault | null {
  if (detail?.formula !== undefined) return 'formula';
  if (value instanceof Date) return 'date';
  const isError = typeof value === 'number' ? !Number.isFinite(value) : ERROR.test(shownOf(value));
  return isError || detail?.type === 'error' ? 'error' : null;
}

function shownOf(value: CellValue): string {
  if (value instanceof Date) return civilDateIn(value);
  return value === null || value === undefined ? '' : storableText(String(value)).trim();
}

function civilDateIn(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
