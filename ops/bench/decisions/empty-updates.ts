import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connectTemporal } from '@aval/platform/engine/temporal-connection';
import { CHECKOUT } from '../../prepare/folders.mjs';

export interface EmptyUpdates {
  /** Sends one empty update to the workflow with this number. */
  update(workflow: number): Promise<void>;
  stop(): Promise<void>;
}

const TASK_QUEUE = 'bench-empty-updates';

/** Starts workflows that only answer updates, with a worker and a client that, unlike the product's, do not encrypt. */
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
  // Wait for a first answer of each workflow, which shows that the worker is running.
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
