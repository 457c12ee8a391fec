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
import { processEnvironment } from './stack';

/** The real server with the built pages, in a process of its own, over the database and the engine of a test. */
export interface WebUnderTest {
  port: number;
  /** Where the server keeps files. */
  files: string;
  /** Somebody who has not signed in. */
  visit(host?: string): WebVisitor;
  /** Signs a user of the story in through the form; what has to be chosen as context is chosen: the first of each. */
  signIn(email: string, host?: string): Promise<WebVisitor>;
  /** Everything that the server has written so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Ends what hangs, before its hook does and with what the server wrote; one that dies is found at once. */
const START_DEADLINE_MS = 180_000;

export async function startWebUnderTest(
  engine: TestEngine,
  settings: Readonly<Record<string, string>> = {},
): Promise<WebUnderTest> {
  await buildWeb();
  const port = await freePort();
  const files = mkdtempSync(path.join(os.tmpdir(), 'aval-web-files-'));
  const child = spawn(process.execPath, programArguments('web'), {
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
