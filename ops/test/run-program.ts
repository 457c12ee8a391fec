import { spawn } from 'node:child_process';
import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';

const IN_A_GROUP = process.platform !== 'win32';
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a package's program in the checkout with its output shown; returns its exit code. The program leads its own
 * process group. A signal that ends this process interrupts that group, as Ctrl-C does, so that the program stops the
 * servers that it has started.
 */
export function runProgram(script: string, parameters: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [path.join(CHECKOUT, 'node_modules', script), ...parameters], {
    cwd: CHECKOUT,
    stdio: 'inherit',
    detached: IN_A_GROUP,
  });
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    if (IN_A_GROUP && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    else child.kill('SIGINT');
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
