import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@aval/ops/supervisor/free-port';
import { findTemporal } from '@aval/ops/temporal/executable';
import { temporalProcess } from '@aval/ops/temporal/server';

/** A Temporal server that a test may kill, unlike the one shared by all test files. */
export interface OwnTemporal {
  address: string;
  start(): Promise<void>;
  /** Kills the process as a power cut would. Its data stays if it is durable, otherwise it is lost. */
  kill(): Promise<void>;
  /** Copies the data of a killed, durable server; `setBack` restores that copy. */
  keepCopy(): void;
  setBack(): void;
  close(): Promise<void>;
}

export async function createOwnTemporal({ durable }: { durable: boolean }): Promise<OwnTemporal> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aval-temporal-'));
  const copy = path.join(folder, 'copy');
  // Copy the database together with its journal.
  const copyData = (from: string, to: string): void => {
    for (const name of readdirSync(from)) {
      if (name.startsWith('temporal.db')) cpSync(path.join(from, name), path.join(to, name));
    }
  };
  const port = await freePort(undefined);
  const specification = temporalProcess({
    executable: await findTemporal(),
    port,
    databaseFile: durable ? path.join(folder, 'temporal.db') : null,
    folder,
  });
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    const dying = child;
    child = null;
    if (!dying || dying.exitCode !== null) return;
    dying.kill('SIGKILL');
    await once(dying, 'exit');
  };
  return {
    address: `127.0.0.1:${port}`,
    start: async () => {
      child = spawn(specification.command, [...specification.arguments], { cwd: folder, stdio: 'ignore' });
      while (!(await specification.isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    kill,
    keepCopy: () => {
      mkdirSync(copy, { recursive: true });
      copyData(folder, copy);
    },
    setBack: () => {
      for (const name of readdirSync(folder)) if (name.startsWith('temporal.db')) rmSync(path.join(folder, name));
      copyData(copy, folder);
    },
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
