import { requireBoundRole } from '@aval/application/health/require-bound-role';
import { closeServices, createServices } from '@aval/application/services';
import { documentsEnvironmentSchema, readEnvironmentAtStart } from '@aval/platform/environment';
import { createMailTransport } from '@aval/platform/mail/mail-transport';
import { createWebhookClient } from '@aval/platform/webhooks/post-webhook';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { connectNative } from './connect-native';
import { createDocumentRenderer } from './documents/browser/browser';
import { openBrowserFolder } from './documents/browser/browser-folder';
import { createDocumentsWorker } from './documents-worker';
import { createMailsWorker } from './mails-worker';
import { createWebhooksWorker } from './webhooks-worker';

/** Runs documents, webhooks and mails in a process of its own, so that a failing browser interrupts no decision. */
export async function main(): Promise<void> {
  const environment = readEnvironmentAtStart(documentsEnvironmentSchema);
  const services = createServices('documents', environment);
  const { database, files, logger, secrets, allowsLoopback } = services;
  await requireBoundRole(services);
  Runtime.install({ logger: new DefaultLogger('WARN', ({ level, message }) => logger.warn({ level }, message)) });

  const browserFolder = await openBrowserFolder(environment.AVAL_BROWSER);
  const renderer = createDocumentRenderer({ logger, profilesFolder: browserFolder.path });
  const connection = await connectNative(environment, logger);
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL: publicUrl } = environment;
  const client = createWebhookClient({ allowsLoopback });
  const workers = [
    await createDocumentsWorker({ connection, environment, database, files, logger, renderer }),
    await createWebhooksWorker({ connection, environment, database, logger, secrets, client }),
  ];
  if (SMTP_URL) {
    const transport = createMailTransport({ SMTP_URL, MAIL_FROM });
    workers.push(await createMailsWorker({ connection, environment, database, logger, transport, publicUrl }));
  }
  logger.info(
    SMTP_URL
      ? 'the worker makes documents, tells webhooks and sends mails'
      : 'the worker makes documents and tells webhooks; mails stay due',
  );
  try {
    await Promise.all(workers.map((worker) => worker.run()));
  } finally {
    await renderer.close();
    await browserFolder.close();
    await connection.close();
    await closeServices(services);
  }
}
