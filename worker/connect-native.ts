import { serverOf } from '@aval/platform/engine/temporal-connection';
import type { TemporalEnvironment } from '@aval/platform/environment';
import type { Logger } from '@aval/platform/logger';
import { NativeConnection } from '@temporalio/worker';

const PAUSE_MS = 300;

/** The SDK gives up at once when the engine is not there; a worker that starts before it waits. */
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
