import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { FileToRead } from '@aval/application/catalogues/import/reading/reading-thread';
import { pdf } from '@aval/platform/files/contents.test-support';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { CHECKOUT } from '../prepare/folders.mjs';
import { buildProduct } from './product';
import { OPENING_THREAD, PROGRAMS, type ProgramName, READING_THREAD } from './programs';

const run = promisify(execFile);
const LOADER = pathToFileURL(path.join(CHECKOUT, 'ops/run/compiled.mjs')).href;

it('builds programs whose compiled code V8 accepts', async () => {
  await buildProduct();
  const names = Object.keys(PROGRAMS) as ProgramName[];
  const found = await Promise.all(names.map(async (name) => [name, await isRejected(name)]));
  expect(Object.fromEntries(found)).toEqual({ web: 'false', worker: 'false', 'documents worker': 'false' });
});

/** Loads the program in a process with its Node options and returns V8's `cachedDataRejected`. */
async function isRejected(name: ProgramName): Promise<string> {
  const { file, nodeOptions } = PROGRAMS[name];
  const script = `
    const { loadProgram } = await import(${JSON.stringify(LOADER)});
    console.log(loadProgram(${JSON.stringify(path.join(CHECKOUT, file))}).script.cachedDataRejected);
    process.exit(0);`;
  const { stdout } = await run(process.execPath, [...nodeOptions, '--input-type=module', '--eval', script]);
  return stdout.trim();
}

it('builds the thread that reads catalogue files where the program looks for it', async () => {
  await buildProduct();
  const program = readFileSync(path.join(CHECKOUT, PROGRAMS.web.file), 'latin1');
  expect(program).toMatch(/new URL\("\.\/reading-thread\.mjs", addressOf\("index\.js"\)\)/);
  const workbook = await writeXlsx({ sheets: [{ name: 'Datos', rows: [['Nombre'], ['Ácido']] }] });
  const rows = [
    { number: 1, cells: ['Nombre'] },
    { number: 2, cells: ['Ácido'] },
  ];
  expect(await firstWordOf({ kind: 'xlsx', bytes: workbook })).toEqual({ sheet: 0, name: 'Datos', rows });
  expect(await firstWordOf({ kind: 'csv', bytes: Buffer.from('Nombre\nÁcido') })).toEqual({
    sheet: 0,
    name: null,
    rows,
  });
});

it('builds the thread that opens a PDF where the program looks for it', async () => {
  await buildProduct();
  const program = readFileSync(path.join(CHECKOUT, PROGRAMS.web.file), 'latin1');
  expect(program).toMatch(/new URL\("\.\/opening-thread\.mjs", addressOf\("index\.js"\)\)/);
  const thread = new Worker(path.join(CHECKOUT, OPENING_THREAD.file), { workerData: pdf({ pages: 2 }), execArgv: [] });
  const [opened] = await once(thread, 'message');
  await thread.terminate();
  expect(opened).toEqual({ isBroken: false, pages: 2, readable: 2 });
});

async function firstWordOf(workerData: FileToRead): Promise<unknown> {
  const thread = new Worker(path.join(CHECKOUT, READING_THREAD.file), { workerData, execArgv: [] });
  try {
    const [word] = await once(thread, 'message');
    return word;
  } finally {
    await thread.terminate();
  }
}
