import { storableText } from '@aval/domain/validation/fields/storable-text';
import { type CellValue, type ReadOptions, readXlsx, type Sheet, type Cell as SheetCell } from 'hucre/xlsx';
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
  const sheets = await readSheets(bytes);
  return sheets
    .map(({ name, rows, cells }) => ({ name, rows: rowsOf(rows, cells) }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * Reads all sheets at once, or one by one when the library gives up: it refuses a workbook for one sheet that has no
 * cells, such as a chart (decision 58). Those that it cannot read are left out. Throws `TableRefused` when none is left.
 */
async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const whole = await readXlsx(bytes, READ).catch(() => null);
  if (whole) return whole.sheets;
  const sheets: Sheet[] = [];
  for (let wanted = 0; wanted < MOST_SHEETS; wanted += 1) {
    const only: ReadOptions['sheets'] = (sheet, place) => place === wanted && isRead(sheet, place);
    const read = await readXlsx(bytes, { ...READ, sheets: only }).catch(() => null);
    if (read) sheets.push(...read.sheets);
  }
  if (sheets.length === 0) throw new TableRefused(PROBLEMS.unreadable);
  return sheets;
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
  const plain = typeof value === 'number' ? value : shownOf(value);
  // A formula that yields no text is stored with an empty one.
  if (plain === '') return null;
  return detail?.formula === undefined ? plain : { calculated: plain };
}

function faultOf(value: CellValue, detail: SheetCell | undefined): CellFault | null {
  // Programs that write workbooks without reckoning leave the value out.
  if (detail?.formula !== undefined && (value === null || value === undefined)) return 'formula';
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
