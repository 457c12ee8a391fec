import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';

/** Runs in its own process, as the product's worker does. Arguments: the server's address and the task queue. */
const [address, taskQueue] = process.argv.slice(2);
if (!address || !taskQueue) throw new Error('an address and a task queue are needed');
Runtime.install({ logger: new DefaultLogger('WARN') });
const connection = await NativeConnection.connect({ address });
const worker = await Worker.create({
  connection,
  taskQueue,
  workflowsPath: fileURLToPath(new URL('./empty-update-workflow.ts', import.meta.url)),
  // Same value as in the product, so that a worker's start under load slows both measurements equally.
  stickyQueueScheduleToStartTimeout: '1s',
});
await worker.run();
await connection.close();
