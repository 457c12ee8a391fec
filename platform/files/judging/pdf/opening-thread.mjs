import { parentPort, workerData } from 'node:worker_threads';

/**
 * Script of the thread that opens a PDF. It is no TypeScript, whose translation of the library on the way would take
 * longer than the thread may last; a build bundles it beside the program (ops/compile/bundle-thread.ts).
 */

/** Pages that are opened at most: a PDF whose end is missing already fails among its first pages. */
const MOST_PAGES = 500;

// The library refers to these classes of browsers when it is loaded, and without them asks for a package that draws.
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) globalThis[name] ??= class {};
// The library takes its worker from this global instead of loading it as a file, which a bundle does not have.
globalThis.pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
parentPort?.postMessage(await open(workerData));

/** @param {Uint8Array} data */
async function open(data) {
  const task = getDocument({
    data,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
  });
  try {
    const document = await task.promise;
    const pages = document.numPages;
    let missing = 0;
    for (let number = 1; number <= Math.min(pages, MOST_PAGES); number += 1) {
      await document.getPage(number).catch(() => {
        missing += 1;
      });
    }
    return { isBroken: missing > 0, pages, readable: pages - missing };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return 'locked';
    return { isBroken: true, pages: 0, readable: 0 };
  } finally {
    await task.destroy();
  }
}
