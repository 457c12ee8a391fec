import { serverOf } from '@aval/platform/engine/temporal-connection';
import type { TemporalEnvironment } from '@aval/platform/environment';
import type { Logger } from '@aval/platform/logger';
import { NativeConnection } from '@temporalio/worker';

const PAUSE_MS = 300;

/**
 * Connects to the engine and retries until it answers: the SDK gives up at the first failure, but a worker may start
 * before the engine.
 */
export async function connectNative(environment: TemporalEnvironment, logger: Logger): Promise<NativeConnection> {
  const server = serverOf(environment);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await NativeConnection.connect(server);
    } catch {
      if (attempt % 20 === 1) logger.info({ attempt }, 'waiting for the engine');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
