import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadProgram } from './compiled.mjs';

const KEEP = fileURLToPath(new URL('./keep-compiled.mjs', import.meta.url));

let folder: string;
let program: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'aval-compiled-'));
  program = path.join(folder, 'program.cjs');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a bundle. Each test uses another answer, because V8 caches what the process has compiled before. */
function write(answer: string): void {
  const bundle = `(function (exports, require, module, __filename, __dirname) {
exports.main = async (folder) => '${answer} in ' + folder;
})
`;
  const identity = createHash('sha256').update(bundle).digest('hex');
  writeFileSync(program, `${bundle}// ${identity}\n`);
}

const keep = (...options: string[]) => execFileSync(process.execPath, [...options, KEEP, program]);

it('runs a program with stored compiled code', async () => {
  write('one');
  keep(...process.execArgv);
  const { script, main, folder: where } = loadProgram(program);
  expect(script.cachedDataRejected).toBe(false);
  expect(await main(where)).toBe(`one in ${folder}`);
});

it('runs a program without stored compiled code', async () => {
  write('four');
  const { main } = loadProgram(program);
  expect(await main('here')).toBe('four in here');
});

it('never runs compiled code of another program of the same length', async () => {
  write('one');
  keep(...process.execArgv);
  write('two');
  const { main } = loadProgram(program);
  expect(await main('here')).toBe('two in here');
});

it('compiles again when the code was stored under other Node options', async () => {
  write('three');
  keep(...process.execArgv, '--no-opt');
  const { script, main } = loadProgram(program);
  expect(script.cachedDataRejected).toBe(true);
  expect(await main('here')).toBe('three in here');
});
