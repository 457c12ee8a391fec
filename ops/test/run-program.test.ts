import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECKOUT } from '../prepare/folders.mjs';

const PROGRAM = `
  process.on('SIGINT', () => {
    console.log('tidied up');
    process.exit();
  });
  setInterval(() => undefined, 1000);
  console.log('ready');`;
const RUN = `
  const { runProgram } = await import('./ops/test/run-program.ts');
  await runProgram(process.argv[1], []);`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'aval-run-program-'));
  writeFileSync(path.join(folder, 'program.mjs'), PROGRAM);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.runIf(process.platform !== 'win32')(
  'lets a program tidy up when everything around it is told to end',
  async () => {
    const program = path.relative(path.join(CHECKOUT, 'node_modules'), path.join(folder, 'program.mjs'));
    const runner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', RUN, program], {
      cwd: CHECKOUT,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let output = '';
    runner.stdout.on('data', (text) => {
      output += text;
      if (text.includes('ready')) process.kill(-(runner.pid ?? 0), 'SIGTERM');
    });
    const [code] = await once(runner, 'close');
    expect({ code, output }).toEqual({ code: 130, output: 'ready\ntidied up\n' });
  },
  20_000,
);
