import { Worker } from 'node:worker_threads';
import { Sema } from 'async-sema';
import { PROBLEMS } from '../messages';
import type { FileToRead, ReadingMessage } from './reading-thread';
import { TableRefused, type TableRow, type TableSheet } from './table-sheet';

const THREAD = new URL('./reading-thread.mjs', import.meta.url);

/**
 * Memory limits of the thread alone. A file of twenty thousand rows with a dozen distinct texts each takes less.
 * Source: docs/rules.md 5.37.
 */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/**
 * Time limit: ten times what the largest file takes on two busy cores. A file made to take longer must not block the
 * other users.
 */
const LONGEST_MS = 120_000;

/** One thread per process, since each may take the memory given above. */
const place = new Sema(1);

/**
 * Reads the sheets of a file. Parsing is synchronous and takes seconds, so it runs in a thread of its own: pages do not
 * wait for it, and exceeding memory or time ends the thread instead of the process. Throws `TableRefused`.
 */
export async function readFile(file: FileToRead, { longestMs } = { longestMs: LONGEST_MS }): Promise<TableSheet[]> {
  await place.acquire();
  try {
    return await readInThread(file, longestMs);
  } finally {
    place.release();
  }
}

/** Settles once the thread has exited, so that the next one has its memory. */
function readInThread(file: FileToRead, longestMs: number): Promise<TableSheet[]> {
  // Clear `execArgv`: a thread does not accept all options of the process.
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
