import { CsvError, parse } from 'csv-parse';
import { PROBLEMS, said } from '../messages';
import { decodeText } from './decode-text';
import { type Cell, MOST_COLUMNS, MOST_ROWS, TableRefused, type TableRow, type TableSheet } from './table-sheet';

const DELIMITERS = [';', ',', '\t'];
/** Escape of a text that begins like a formula, as the product's own exports write it. */
const ESCAPED = /^'(?=[=+\-@\t\r＝＋－＠])/;
/** Limit of lines including empty ones, which are skipped. */
const MOST_LINES = 3 * MOST_ROWS;
/** Characters passed to the parser at a time. */
const PIECE = 64 * 1024;

/** Reads the rows of a CSV file with any encoding and delimiter. Throws `TableRefused`. */
export async function readCsv(bytes: Uint8Array): Promise<TableSheet> {
  const text = decodeText(bytes);
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    max_record_size: PIECE,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const rows: TableRow[] = [];
  let number = 0;
  try {
    feed(parser, text);
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > MOST_LINES) throw new TableRefused(said(PROBLEMS.rowsTooMany, { max: MOST_ROWS }));
      if (record.length > MOST_COLUMNS) throw new TableRefused(said(PROBLEMS.columnsTooMany, { max: MOST_COLUMNS }));
      const cells = record.map(cellOf);
      if (cells.every((cell) => cell === null)) continue;
      rows.push({ number, cells });
      // One more than the limit, because of the heading row.
      if (rows.length > MOST_ROWS + 1) throw new TableRefused(said(PROBLEMS.rowsTooMany, { max: MOST_ROWS }));
    }
  } catch (error) {
    if (error instanceof TableRefused) throw error;
    const before = error instanceof CsvError && typeof error.records === 'number' ? error.records : number;
    throw new TableRefused(said(PROBLEMS.quotes, { row: before + 1 }));
  } finally {
    parser.destroy();
  }
  return { name: null, rows };
}

/** Writes the text to the parser piece by piece, waiting for it to drain. */
function feed(parser: ReturnType<typeof parse>, text: string): void {
  let at = 0;
  const write = (): void => {
    while (at < text.length) {
      const piece = text.slice(at, at + PIECE);
      at += PIECE;
      if (!parser.write(piece)) {
        parser.once('drain', write);
        return;
      }
    }
    parser.end();
  };
  write();
}

/** Returns the most frequent delimiter in the first line outside quotes. */
function delimiterOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function cellOf(text: string): Cell | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (/^=./.test(trimmed)) return { wrong: 'formula', shown: trimmed };
  return trimmed.replace(ESCAPED, '');
}
