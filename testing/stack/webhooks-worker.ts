import { createWebhookClient } from '@aval/platform/webhooks/post-webhook';
import { connectNative } from '@aval/worker/connect-native';
import type { WebhookDependencies } from '@aval/worker/webhooks/activities';
import { createWebhooksWorker } from '@aval/worker/webhooks-worker';
import type { TestEngine } from './engine';

/**
 * Runs a worker for the webhook queue, with local addresses allowed and short retry delays; returns the function that
 * stops it.
 */
export async function startWebhooksWorker(
  { environment, services }: TestEngine,
  wishes: Partial<WebhookDependencies> = {},
): Promise<() => Promise<void>> {
  const { database, logger, secrets } = services;
  const connection = await connectNative(environment, logger);
  const worker = await createWebhooksWorker({
    connection,
    environment,
    database,
    logger,
    secrets,
    client: createWebhookClient({ allowsLoopback: true }),
    retryDelaysMs: [50, 50],
    ...wishes,
  });
  const running = worker.run();
  return async () => {
    worker.shutdown();
    await running;
    await connection.close();
  };
}
