import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';

/** A process of its own, as the product's worker is one. Arguments: the server's address and the task queue. */
const [address, taskQueue] = process.argv.slice(2);
if (!address || !taskQueue) throw new Error('an address and a task queue are needed');
Runtime.install({ logger: new DefaultLogger('WARN') });
const connection = await NativeConnection.connect({ address });
const worker = await Worker.create({
  connection,
  taskQueue,
  workflowsPath: fileURLToPath(new URL('./empty-update-workflow.ts', import.meta.url)),
  // As in the product, so that one start of a worker under load hurts both alike.
  stickyQueueScheduleToStartTimeout: '1s',
});
await worker.run();
await connection.close();
