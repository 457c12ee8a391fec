import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileKind } from './judge-file';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { TableRefused, type TableRow } from './table-sheet';

export interface FileToRead {
  kind: FileKind;
  bytes: Uint8Array;
}

/** Message of the thread: some rows of a sheet in order, or why the file is refused. */
export type ReadingMessage = { sheet: number; name: string | null; rows: TableRow[] } | { refused: string };

const ROWS_OF_A_PART = 200;

if (!parentPort) throw new Error('a file is read in a thread of its own');
const port = parentPort;
try {
  const { kind, bytes } = workerData as FileToRead;
  const sheets = kind === 'xlsx' ? await readWorkbook(bytes) : [await readCsv(bytes)];
  for (const [sheet, { name, rows }] of sheets.entries()) {
    for (let at = 0; at < Math.max(rows.length, 1); at += ROWS_OF_A_PART) {
      // Send rows in parts and wait for each: receiving all at once would block the process.
      const taken = once(port, 'message');
      port.postMessage({ sheet, name, rows: rows.slice(at, at + ROWS_OF_A_PART) } satisfies ReadingMessage);
      await taken;
    }
  }
} catch (error) {
  if (!(error instanceof TableRefused)) throw error;
  port.postMessage({ refused: error.problem } satisfies ReadingMessage);
}
