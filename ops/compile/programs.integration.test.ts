import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CHECKOUT } from '../prepare/folders.mjs';
import { buildProduct } from './product';
import { PROGRAMS, type ProgramName } from './programs';

const run = promisify(execFile);
const LOADER = pathToFileURL(path.join(CHECKOUT, 'ops/run/compiled.mjs')).href;

it('builds programs that V8 takes its own compiled code for', async () => {
  await buildProduct();
  const names = Object.keys(PROGRAMS) as ProgramName[];
  const found = await Promise.all(names.map(async (name) => [name, await isRejected(name)]));
  expect(Object.fromEntries(found)).toEqual({ web: 'false', worker: 'false', 'documents worker': 'false' });
});

/** In a process with the options of the program, as it is started. */
async function isRejected(name: ProgramName): Promise<string> {
  const { file, nodeOptions } = PROGRAMS[name];
  const script = `
    const { loadProgram } = await import(${JSON.stringify(LOADER)});
    console.log(loadProgram(${JSON.stringify(path.join(CHECKOUT, file))}).script.cachedDataRejected);
    process.exit(0);`;
  const { stdout } = await run(process.execPath, [...nodeOptions, '--input-type=module', '--eval', script]);
  return stdout.trim();
}
