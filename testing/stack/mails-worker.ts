import type { MailTransport } from '@aval/platform/mail/mail-transport';
import { connectNative } from '@aval/worker/connect-native';
import { createMailsWorker } from '@aval/worker/mails-worker';
import type { TestEngine } from './engine';

/** Runs a worker for the mail queue with the test's transport; returns the function that stops it. */
export async function startMailsWorker(
  { environment, services }: TestEngine,
  transport: MailTransport,
): Promise<() => Promise<void>> {
  const { database, logger } = services;
  const connection = await connectNative(environment, logger);
  const worker = await createMailsWorker({
    connection,
    environment,
    database,
    logger,
    transport,
    publicUrl: environment.PUBLIC_URL,
  });
  const running = worker.run();
  return async () => {
    worker.shutdown();
    await running;
    await connection.close();
  };
}
