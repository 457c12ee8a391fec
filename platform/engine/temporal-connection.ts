import { readFileSync } from 'node:fs';
import { Client, Connection, type TLSConfig } from '@temporalio/client';
import type { DataConverter } from '@temporalio/common';
import pTimeout from 'p-timeout';
import { EnvironmentError, type TemporalEnvironment } from '../environment';

/** Settings to reach a server. */
export type EngineAddress = Omit<TemporalEnvironment, 'PAYLOAD_KEYS'>;

export interface TemporalConnection {
  readonly client: Client;
  /**
   * Runs calls with a deadline in ms: without one, a call to an engine that is away takes about 20 s. The SDK honours
   * deadlines but not abort signals. Throws `EngineDeadlineError`.
   */
  withDeadline<Result>(milliseconds: number, call: (client: Client) => Promise<Result>): Promise<Result>;
  /** Whether the engine answers within the time in ms. For /readyz. */
  isReady(milliseconds: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface TemporalConnectionOptions {
  /** Payload codec and failure converter; the same ones as the workers'. */
  dataConverter?: DataConverter;
}

/** Connects on the first call, so that a web process starts and serves its pages while the engine is away. */
export function connectTemporal(
  environment: EngineAddress,
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
  const underWay = new Set<Promise<unknown>>();
  function withDeadline<Result>(milliseconds: number, call: (client: Client) => Promise<Result>): Promise<Result> {
    const answer = client.withDeadline(Date.now() + milliseconds, () => call(client));
    underWay.add(answer);
    const leave = () => underWay.delete(answer);
    answer.then(leave, leave);
    return within(milliseconds, answer);
  }
  return {
    client,
    withDeadline,
    async isReady(milliseconds) {
      try {
        await withDeadline(milliseconds, () =>
          connection.workflowService.describeNamespace({ namespace: environment.TEMPORAL_NAMESPACE }),
        );
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      // A call past its deadline may be retried later; on a closed channel that would end the process.
      await Promise.allSettled(underWay);
      await connection.close();
    },
  };
}

/** The call was not answered in time; whether it arrived is unknown. */
export class EngineDeadlineError extends Error {
  override name = 'EngineDeadlineError';
}

/**
 * Limits the time of a call including the connecting before it, which takes seconds and which the SDK's deadline does
 * not cover.
 */
function within<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result> {
  return pTimeout(answer, { milliseconds, message: new EngineDeadlineError(`no answer within ${milliseconds} ms`) });
}

/** Returns address and credentials, also for the workers' native connection. */
export function serverOf(environment: EngineAddress): { address: string; apiKey?: string; tls?: TLSConfig } {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: apiKey } = environment;
  const tls = tlsOf(environment);
  if (apiKey) return { address, apiKey, tls: tls ?? {} };
  return tls ? { address, tls } : { address };
}

/** Returns null without any TLS setting: the engine is then reached without encryption, as on a developer's machine. */
function tlsOf(environment: EngineAddress): TLSConfig | null {
  const certificate = environment.TEMPORAL_TLS_CLIENT_CERT_PATH;
  const key = environment.TEMPORAL_TLS_CLIENT_KEY_PATH;
  const authority = environment.TEMPORAL_TLS_SERVER_CA_CERT_PATH;
  const name = environment.TEMPORAL_TLS_SERVER_NAME;
  if (!certificate !== !key)
    throw new EnvironmentError('TEMPORAL_TLS_CLIENT_CERT_PATH and TEMPORAL_TLS_CLIENT_KEY_PATH belong together.');
  if (!certificate && !authority && !name) return null;
  return {
    ...(certificate && key ? { clientCertPair: { crt: readPem(certificate), key: readPem(key) } } : {}),
    ...(authority ? { serverRootCACertificate: readPem(authority) } : {}),
    ...(name ? { serverNameOverride: name } : {}),
  };
}

function readPem(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new EnvironmentError(`The file ${file}, named for the engine's TLS, cannot be read.`);
  }
}
