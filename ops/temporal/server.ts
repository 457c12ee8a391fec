import { connect } from 'node:net';
import { connectTemporal } from '@aval/platform/engine/temporal-connection';
import type { ProcessSpecification } from '../supervisor/managed-process';

export interface TemporalOptions {
  executable: string;
  port: number;
  /** Null keeps everything in memory, for tests. */
  databaseFile: string | null;
  folder: string;
}

/** The development server: one node, a file for its data. Larger installations give TEMPORAL_ADDRESS. */
export function temporalProcess(options: TemporalOptions): ProcessSpecification {
  const address = `127.0.0.1:${options.port}`;
  return {
    name: 'Temporal',
    command: options.executable,
    arguments: [
      ...['server', 'start-dev', '--headless', '--ip', '127.0.0.1', '--port', String(options.port)],
      ...['--log-level', 'error'],
      // The journal makes its file fast and safe against kill -9; `synchronous` stays at its default for power cuts.
      ...(options.databaseFile ? ['--db-filename', options.databaseFile, '--sqlite-pragma', 'journal_mode=WAL'] : []),
      // The server has one shard and reads its queues 20 times a second by default: after a burst each step would take 100 ms.
      ...['--dynamic-config-value', 'history.transferProcessorMaxPollRPS=2000'],
      ...['--dynamic-config-value', 'history.timerProcessorMaxPollRPS=2000'],
      // An activity goes to its own worker with the answer that has recorded it, without a way through the queue.
      ...['--dynamic-config-value', 'system.enableActivityEagerExecution=true'],
      // By default it reads the names of search attributes and Nexus endpoints from its file with every task, in turn with everything else.
      ...['--dynamic-config-value', 'system.forceSearchAttributesCacheRefreshOnRead=false'],
      ...['--dynamic-config-value', 'system.forceNexusEndpointRefreshOnRead=false'],
      // Its own workers, one for each namespace, would wait for schedules and batches, of which there are none.
      ...['--dynamic-config-value', 'worker.perNamespaceWorkerCount=0'],
      // From the fourth worker on that dies with the same task, the next one would be trusted with it for 8, 13, 23 s … before another gets it.
      ...['--dynamic-config-value', 'history.workflowTaskRetryMaxInterval="1s"'],
      // It always opens an HTTP API too, on some port, which any page in a browser could post to: it serves no host that a request can name.
      ...['--dynamic-config-value', 'frontend.httpAllowedHosts=["/"]'],
    ],
    environment: {},
    folder: options.folder,
    stopSignal: 'SIGINT',
    isReady: async () => (await accepts(options.port)) && namespaceAnswers(address),
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function namespaceAnswers(address: string): Promise<boolean> {
  const connection = connectTemporal({ TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: 'default' });
  try {
    return await connection.isReady(1000);
  } finally {
    await connection.close();
  }
}
