import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';
import { runProgram } from './run-program';
import type { TestCount } from './suites';

/** Number of type checks at once. */
const AT_ONCE = 2;

function workspaces(): string[] {
  const manifest = JSON.parse(readFileSync(path.join(CHECKOUT, 'package.json'), 'utf8')) as { workspaces: string[] };
  return manifest.workspaces;
}

/** Checks each workspace with settings of its own, and everything else in one go, so that shared imports are read once. */
export async function checkTypes(folders: readonly string[] = ['.', ...workspaces()]): Promise<TestCount> {
  const waiting = folders.filter((folder) => existsSync(path.join(CHECKOUT, folder, 'tsconfig.json')));
  const count: TestCount = { passed: 0, failed: 0 };
  const work = async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const code = await runProgram('typescript-native/bin/tsc', ['--noEmit', '--pretty', '-p', folder]);
      console.log(`${code === 0 ? '✓' : '✗'} ${folder}`);
      count[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
}

export async function checkLint(files: readonly string[] = ['.']): Promise<TestCount> {
  const parameters = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
  return asCount(await runProgram('@biomejs/biome/bin/biome', parameters));
}

export async function checkImports(): Promise<TestCount> {
  const parameters = ['--config', '.dependency-cruiser.cjs', ...workspaces()];
  return asCount(await runProgram('dependency-cruiser/bin/dependency-cruise.mjs', parameters));
}

function asCount(code: number): TestCount {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
