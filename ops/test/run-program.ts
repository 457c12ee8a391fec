import { spawn } from 'node:child_process';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';

/** Runs a package's program in the checkout with its output shown; answers its exit code. */
export function runProgram(script: string, parameters: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [path.join(CHECKOUT, 'node_modules', script), ...parameters], {
    cwd: CHECKOUT,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
