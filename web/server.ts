import { partChecks } from '@aval/application/health/part-checks';
import { requireBoundRole } from '@aval/application/health/require-bound-role';
import { closeServices } from '@aval/application/services';
import { getEnvironment } from './app/server/environment.server';
import { getServices } from './app/server/services.server';
import { createWebServer } from './server/create-web-server';
import { listen } from './server/listen';

const environment = getEnvironment();
// React reads it when the pages' build is loaded.
process.env.NODE_ENV = environment.NODE_ENV;

const services = getServices();
await requireBoundRole(services);
const app = await createWebServer({
  log: services.logger,
  checks: partChecks(services),
  isDevelopment: environment.NODE_ENV === 'development',
  trustedProxies: environment.TRUSTED_PROXIES,
});
listen(app, { port: environment.PORT, host: environment.HOST }, () => closeServices(services));
