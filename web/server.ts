import { createLogger } from '@aval/platform/logger';
import { createWebServer } from './server/create-web-server';
import { listen } from './server/listen';

process.env.NODE_ENV ??= 'production';

const log = createLogger('web', { LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' });
const app = await createWebServer({ log, checks: {}, isDevelopment: process.env.NODE_ENV === 'development' });
listen(app, { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? '127.0.0.1' });
