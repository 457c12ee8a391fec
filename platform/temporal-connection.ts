import { Client, Connection } from '@temporalio/client';
import type { DataConverter } from '@temporalio/common';
import type { TemporalEnvironment } from './environment';

export interface TemporalConnection {
  readonly client: Client;
  /**
   * Runs calls with a deadline: without one, a call to an engine that is away takes about 20 s. The SDK honours deadlines and not abort signals.
   */
  withDeadline<Result>(milliseconds: number, call: (client: Client) => Promise<Result>): Promise<Result>;
  /** Does the engine answer now? For /readyz. */
  isReady(milliseconds: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface TemporalConnectionOptions {
  /** Payload codec and failure converter; the same ones that the workers use. */
  dataConverter?: DataConverter;
}

/** Connects on its first call, so that a web process starts and serves its pages while the engine is away. */
export function connectTemporal(
  environment: Pick<TemporalEnvironment, 'TEMPORAL_ADDRESS' | 'TEMPORAL_NAMESPACE' | 'TEMPORAL_API_KEY'>,
  options: TemporalConnectionOptions = {},
): TemporalConnection {
  const connection = Connection.lazy({
    ...serverOf(environment),
    // gRPC waits up to two minutes between attempts by default; an engine that is back must be noticed at once.
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1000 },
    connectTimeout: '3s',
  });
  const client = new Client({
    connection,
    namespace: environment.TEMPORAL_NAMESPACE,
    ...(options.dataConverter ? { dataConverter: options.dataConverter } : {}),
  });
  return {
    client,
    withDeadline: (milliseconds, call) =>
      within(milliseconds, () => client.withDeadline(Date.now() + milliseconds, () => call(client))),
    async isReady(milliseconds) {
      try {
        await within(milliseconds, () =>
          client.withDeadline(Date.now() + milliseconds, () =>
            connection.workflowService.describeNamespace({ namespace: environment.TEMPORAL_NAMESPACE }),
          ),
        );
        return true;
      } catch {
        return false;
      }
    },
    close: () => connection.close(),
  };
}

/** The call was not answered in time; whether it arrived is not known. */
export class EngineDeadlineError extends Error {
  override name = 'EngineDeadlineError';
}

/** The SDK's deadline binds the call and not the connecting that comes before it, which alone takes seconds. */
async function within<Result>(milliseconds: number, call: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new EngineDeadlineError(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Address and credentials, also for the workers' native connection. */
export function serverOf(environment: Pick<TemporalEnvironment, 'TEMPORAL_ADDRESS' | 'TEMPORAL_API_KEY'>): {
  address: string;
  apiKey?: string;
  tls?: true;
} {
  return environment.TEMPORAL_API_KEY
    ? { address: environment.TEMPORAL_ADDRESS, apiKey: environment.TEMPORAL_API_KEY, tls: true }
    : { address: environment.TEMPORAL_ADDRESS };
}
