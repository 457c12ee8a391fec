import { Worker } from 'node:worker_threads';
import { Sema } from 'async-sema';
import { PROBLEMS } from '../messages';
import type { FileToRead, ReadingMessage } from './reading-thread';
import { TableRefused, type TableRow, type TableSheet } from './table-sheet';

const THREAD = new URL('./reading-thread.mjs', import.meta.url);

/** Of the thread alone. A file of twenty thousand rows, each with a dozen texts of its own, takes less. Source: docs/rules.md 5.37. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/** A file of as many rows and cells as may be takes a tenth of it on two busy cores; what is made to take longer keeps its place from everybody else's. */
const LONGEST_MS = 120_000;

/** Of one process: each may take what is bounded above. */
const place = new Sema(1);

/**
 * The sheets of a file, each with its rows. They are read at a stroke, which takes seconds: in a thread of its own, so that nobody's page waits for it,
 * and so that memory and time end for the thread and not for the process. Throws TableRefused.
 */
export async function readFile(file: FileToRead, { longestMs } = { longestMs: LONGEST_MS }): Promise<TableSheet[]> {
  await place.acquire();
  try {
    return await readInThread(file, longestMs);
  } finally {
    place.release();
  }
}

/** Over once the thread is gone, so that the next one has its memory. */
function readInThread(file: FileToRead, longestMs: number): Promise<TableSheet[]> {
  // What Node was given for this process may be nothing that a thread takes.
  const thread = new Worker(THREAD, { workerData: file, resourceLimits: LIMITS, execArgv: [] });
  const sheets: { name: string | null; rows: TableRow[] }[] = [];
  let failure: Error | null = null;
  const tooLong = setTimeout(() => {
    failure = new TableRefused(PROBLEMS.takesTooLong);
    void thread.terminate();
  }, longestMs);
  thread.on('message', (message: ReadingMessage) => {
    if ('refused' in message) {
      failure = new TableRefused(message.refused);
      return;
    }
    const { sheet, name, rows } = message;
    sheets[sheet] ??= { name, rows: [] };
    sheets[sheet].rows.push(...rows);
    thread.postMessage('taken');
  });
  thread.once('error', (error) => {
    failure = isOutOfMemory(error) ? new TableRefused(PROBLEMS.needsTooMuch) : error;
  });
  return new Promise((resolve, reject) => {
    thread.once('exit', () => {
      clearTimeout(tooLong);
      if (failure) reject(failure);
      else resolve(sheets);
    });
  });
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
