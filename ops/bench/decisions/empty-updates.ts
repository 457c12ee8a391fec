import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connectTemporal } from '@aval/platform/engine/temporal-connection';
import { CHECKOUT } from '../../prepare/folders.mjs';

export interface EmptyUpdates {
  /** One empty update of the workflow with this number. */
  update(workflow: number): Promise<void>;
  stop(): Promise<void>;
}

const TASK_QUEUE = 'bench-empty-updates';

/** Workflows on the same server that do nothing but answer updates, a worker for them, and a client as bare as the worker: neither encrypts. */
export async function startEmptyUpdates(
  address: string,
  workflows: number,
  mark: Readonly<Record<string, string>>,
): Promise<EmptyUpdates> {
  const script = fileURLToPath(new URL('./empty-update-worker.ts', import.meta.url));
  const worker = spawn(process.execPath, ['--import', 'tsx', script, address, TASK_QUEUE], {
    cwd: CHECKOUT,
    env: { ...process.env, ...mark },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(worker, 'exit');
  const { client, close } = connectTemporal({ TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: 'default' });
  const run = Date.now().toString(36);
  const handles = await Promise.all(
    Array.from({ length: workflows }, (_, number) =>
      client.workflow.start('emptyUpdates', { workflowId: `bench/${run}/${number}`, taskQueue: TASK_QUEUE }),
    ),
  );
  const update = async (workflow: number) => {
    await handles[workflow % workflows]?.executeUpdate('nothing');
  };
  // The first answer comes when the worker is there.
  await Promise.all(handles.map((_, number) => update(number)));
  return {
    update,
    async stop() {
      await Promise.all(handles.map((handle) => handle.terminate('measured')));
      worker.kill('SIGTERM');
      await ended;
      await close();
    },
  };
}
