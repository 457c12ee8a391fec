import { spawn } from 'node:child_process';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a package's program in the checkout with its output shown; answers its exit code. What ends this process interrupts the program, which then
 * takes down the servers that it has started, and only afterwards this process. It leads a group of its own: a signal for all of ours would end it
 * where it stands.
 */
export function runProgram(script: string, parameters: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [path.join(CHECKOUT, 'node_modules', script), ...parameters], {
    cwd: CHECKOUT,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    child.kill('SIGINT');
  };
  for (const signal of ENDINGS) process.on(signal, interrupt);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of ENDINGS) process.off(signal, interrupt);
      if (interrupted) process.exit(130);
      resolve(code ?? 1);
    });
  });
}
