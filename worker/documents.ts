import { closeServices, createServices } from '@aval/application/services';
import { documentsEnvironmentSchema, readEnvironment } from '@aval/platform/environment';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { connectNative } from './connect-native';
import { createDocumentRenderer } from './documents/browser';
import { createDocumentsWorker } from './documents-worker';

/** A process of its own, so that a browser that fails takes no decision down with it. */
const environment = readEnvironment(documentsEnvironmentSchema);
const services = createServices('documents', environment);
const { database, files, logger } = services;
Runtime.install({ logger: new DefaultLogger('WARN', ({ level, message }) => logger.warn({ level }, message)) });

const renderer = createDocumentRenderer({ logger });
const connection = await connectNative(environment, logger);
const worker = await createDocumentsWorker({ connection, environment, database, files, logger, renderer });
logger.info('the worker makes documents');
try {
  await worker.run();
} finally {
  await renderer.close();
  await connection.close();
  await closeServices(services);
}
