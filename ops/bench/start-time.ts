import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CHECKOUT } from '../prepare/folders.mjs';

/** Starts the product, returns the seconds until its ready line and stops it. Throws when it ends before. */
export async function measureStart(home: string, port: number): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(CHECKOUT, 'ops/start.mjs')], {
    cwd: CHECKOUT,
    env: { ...process.env, AVAL_HOME: home, PORT: String(port), AVAL_STORY: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line);
      if (line.startsWith('Aval is ready at ')) return (performance.now() - startedAt) / 1000;
    }
    throw new Error(`the product did not start: ${said.join(' ')}`);
  } finally {
    child.stdout.resume();
    child.kill('SIGINT');
    await ended;
  }
}
