import { connect } from 'node:net';
import { connectTemporal } from '@aval/platform/engine/temporal-connection';
import type { ProcessSpecification } from '../supervisor/managed-process';

export interface TemporalOptions {
  executable: string;
  port: number;
  /** File of the server's database; null keeps everything in memory, for tests. */
  databaseFile: string | null;
  folder: string;
}

/** Returns the process of the development server: one node with a database file. Larger installations set TEMPORAL_ADDRESS. */
export function temporalProcess(options: TemporalOptions): ProcessSpecification {
  const address = `127.0.0.1:${options.port}`;
  return {
    name: 'Temporal',
    command: options.executable,
    arguments: [
      'server',
      'start-dev',
      '--headless',
      '--ip',
      '127.0.0.1',
      '--port',
      String(options.port),
      '--log-level',
      'error',
      // WAL makes the file fast and safe against kill -9; `synchronous` keeps its default for power failures.
      ...(options.databaseFile ? ['--db-filename', options.databaseFile, '--sqlite-pragma', 'journal_mode=WAL'] : []),
      // The server has one shard and by default reads its queues 20 times a second, so that after a burst each step takes 100 ms.
      '--dynamic-config-value',
      'history.transferProcessorMaxPollRPS=2000',
      '--dynamic-config-value',
      'history.timerProcessorMaxPollRPS=2000',
      // Eager execution returns an activity to its worker in the response that recorded it, without the queue.
      '--dynamic-config-value',
      'system.enableActivityEagerExecution=true',
      // By default the server reads search attributes and Nexus endpoints from its file with every task, one access at a time.
      '--dynamic-config-value',
      'system.forceSearchAttributesCacheRefreshOnRead=false',
      '--dynamic-config-value',
      'system.forceNexusEndpointRefreshOnRead=false',
      // The server's own workers per namespace serve schedules and batches, which are not used.
      '--dynamic-config-value',
      'worker.perNamespaceWorkerCount=0',
      // Retry soon: after four workers died with the same task, the next one would otherwise have it for 8, 13, 23 s … before another.
      '--dynamic-config-value',
      'history.workflowTaskRetryMaxInterval="1s"',
      // The server always opens an HTTP API on some port, to which any web page could post: allow only a host that no request can name.
      '--dynamic-config-value',
      'frontend.httpAllowedHosts=["/"]',
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
