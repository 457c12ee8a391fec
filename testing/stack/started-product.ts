import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';

/** The product started with the real `npm start` in a process of its own. */
export interface StartedProduct {
  process: ChildProcess;
  /** Everything that it has printed. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the product and resolves when it reports that it is ready. Its story is not played. */
export async function startProduct(
  home: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedProduct> {
  const child = spawn(process.execPath, [path.join(CHECKOUT, 'ops/start.mjs')], {
    cwd: CHECKOUT,
    env: { ...process.env, AVAL_HOME: home, PORT: String(port), AVAL_STORY: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`it ended before it was ready:\n${lines.join('\n')}`)));
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('Aval is ready')) resolve();
      });
  });
  await ready;
  return {
    process: child,
    output: () => lines.join('\n'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
