import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { programArguments } from '@aval/ops/compile/programs';
import { buildWeb } from '@aval/ops/compile/web';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';
import { freePort } from '@aval/ops/supervisor/free-port';
import { signInVisitor } from '../visitors/sign-in';
import { WebVisitor } from '../visitors/web-visitor';
import type { TestEngine } from './engine';
import { serverRecorder } from './server-recorder';
import { processEnvironment } from './stack';

/** The real server with the built pages in a process of its own, on a test's database and engine. */
export interface WebUnderTest {
  port: number;
  /** Folder where the server keeps files. */
  files: string;
  /** Returns an anonymous visitor. */
  visit(host?: string): WebVisitor;
  /** Signs a story user in through the form, and chooses the first option of each required dimension of the context. */
  signIn(email: string, host?: string): Promise<WebVisitor>;
  /** Everything that the server has written so far. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Longest time for the start in ms. It is shorter than the hook's, so that the failure shows what the server wrote; a
 * server that exits fails at once.
 */
const START_DEADLINE_MS = 180_000;

export async function startWebUnderTest(
  engine: TestEngine,
  settings: Readonly<Record<string, string>> = {},
): Promise<WebUnderTest> {
  await buildWeb();
  const port = await freePort();
  const files = mkdtempSync(path.join(os.tmpdir(), 'aval-web-files-'));
  const recorder = serverRecorder();
  const child = spawn(process.execPath, [...recorder.parameters, ...programArguments('web')], {
    cwd: CHECKOUT,
    env: {
      PATH: process.env.PATH ?? '',
      ...processEnvironment(engine.database, {
        LOG_LEVEL: 'info',
        TEMPORAL_ADDRESS: engine.environment.TEMPORAL_ADDRESS,
        TEMPORAL_NAMESPACE: engine.environment.TEMPORAL_NAMESPACE,
        AVAL_FILES: files,
        PORT: String(port),
        ...settings,
      }),
      ...recorder.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const end = Date.now() + START_DEADLINE_MS;
  const isUp = () => new WebVisitor(port, 'localhost').ask({ path: '/healthz' }).then(({ status }) => status === 200);
  while (!(await isUp().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`the web server did not start: ${written.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  recorder.isUp(child);
  return {
    port,
    files,
    visit: (host = 'localhost') => new WebVisitor(port, host),
    signIn: (email, host = 'localhost') => signInVisitor(engine.owner, new WebVisitor(port, host), email),
    log: () => written.join(''),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(files, { recursive: true, force: true });
    },
  };
}
