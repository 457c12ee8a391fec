import { CsvError, parse } from 'csv-parse';
import { PROBLEMS, said } from '../messages';
import { decodeText } from './decode-text';
import { type Cell, MOST_COLUMNS, MOST_ROWS, TableRefused, type TableRow, type TableSheet } from './table-sheet';

const DELIMITERS = [';', ',', '\t'];
/** Escape of a text that begins like a formula, as the product's own exports write it. */
const ESCAPED = /^'(?=[=+\-@\t\r＝＋－＠])/;
/** Formula of nothing but a text, by which programs keep the zeros of a number: `="00123"`. */
const KEPT_TEXT = /^="((?:[^"]|"")*)"$/;
/** Limit of lines including empty ones, which are skipped. */
const MOST_LINES = 3 * MOST_ROWS;
/** Characters passed to the parser at a time. */
const PIECE = 64 * 1024;

/** Reads the rows of a CSV file with any encoding and delimiter. Throws `TableRefused`. */
export async function readCsv(bytes: Uint8Array): Promise<TableSheet> {
  const { text, delimiter } = declared(decodeText(bytes));
  const parser = parse({
    delimiter: delimiter ?? delimiterOf(text),
    relax_column_count: true,
    // A quote within a text that does not begin with one, as in `="00123"` or `5" tubo`.
    relax_quotes: true,
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
      // Spreadsheets write empty cells as far as anything of the sheet was once formatted.
      const length = record.findLastIndex((text) => text.trim() !== '') + 1;
      if (length === 0) continue;
      if (length > MOST_COLUMNS) throw new TableRefused(said(PROBLEMS.columnsTooMany, { max: MOST_COLUMNS }));
      rows.push({ number, cells: record.slice(0, length).map(cellOf) });
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

/** First line by which a file tells Excel its delimiter; no spreadsheet shows or counts it. */
const DECLARATION = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

function declared(text: string): { text: string; delimiter: string | null } {
  const [line = '', delimiter = null] = DECLARATION.exec(text) ?? [];
  return { text: text.slice(line.length), delimiter };
}

/** Returns the most frequent delimiter in the first line with anything in it, outside quotes, which may hold line ends. */
function delimiterOf(text: string): string {
  const plain = text.slice(0, PIECE).replaceAll(/"[^"]*("|$)/g, '"');
  const head = /^[^\r\n]+/m.exec(plain)?.[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function cellOf(text: string): Cell | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, kept] = KEPT_TEXT.exec(trimmed) ?? [];
  if (kept !== undefined) return kept === '' ? null : kept.replaceAll('""', '"');
  if (/^=./.test(trimmed)) return { wrong: 'formula', shown: trimmed };
  return trimmed.replace(ESCAPED, '');
}
