import { Worker } from 'node:worker_threads';
import { Sema } from 'async-sema';

/** Findings of a reader that opens a PDF. */
export type OpenedPdf = 'locked' | { isBroken: boolean; pages: number; readable: number };

const THREAD = new URL('./opening-thread.mjs', import.meta.url);

/** Memory limits of the thread alone: the library takes 100 MB, a PDF several times its length. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Time limit: a large PDF takes a second, the start of the thread as long on a busy machine. */
const LONGEST_MS = 15_000;

/** One thread per process, since each may take the memory given above. */
const place = new Sema(1);

/**
 * Opens a PDF as a reader does. It runs in a thread of its own, so that memory or time beyond the limits, or a fault
 * of the library, end the thread instead of the process; what is in the PDF is then unknown.
 */
export async function openPdf(
  bytes: Uint8Array,
  { longestMs } = { longestMs: LONGEST_MS },
): Promise<OpenedPdf | 'unknown'> {
  await place.acquire();
  try {
    return await openInThread(bytes, longestMs);
  } finally {
    place.release();
  }
}

/** Settles once the thread has exited, so that the next one has its memory. */
function openInThread(bytes: Uint8Array, longestMs: number): Promise<OpenedPdf | 'unknown'> {
  const thread = new Worker(THREAD, {
    workerData: new Uint8Array(bytes),
    resourceLimits: LIMITS,
    // A thread does not accept all options of the process.
    execArgv: [],
    // Keeps the library's warnings about a missing screen out of the log.
    stdout: true,
    stderr: true,
  });
  let opened: OpenedPdf | 'unknown' = 'unknown';
  const end = () => void thread.terminate();
  const tooLong = setTimeout(end, longestMs);
  thread.on('message', (message: OpenedPdf) => {
    opened = message;
    end();
  });
  // Out of memory, or a fault of the library in what was made to cause one.
  thread.once('error', end);
  return new Promise((resolve) => {
    thread.once('exit', () => {
      clearTimeout(tooLong);
      resolve(opened);
    });
  });
}
