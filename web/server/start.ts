import { partChecks } from '@aval/application/health/part-checks';
import { requireBoundRole } from '@aval/application/health/require-bound-role';
import { closeServices } from '@aval/application/services';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '../api/create-api';
import { getEnvironment } from '../app/server/environment.server';
import { getServices } from '../app/server/services.server';
import { createWebServer, type Pages } from './create-web-server';
import { listen } from './listen';

/** Starts the web process; the built server and the development server differ only in `loadPages`. */
export async function startWeb(loadPages: () => Promise<Pages>, isDevelopment: boolean): Promise<void> {
  const environment = getEnvironment();
  const services = getServices();
  await requireBoundRole(services);
  const app = createWebServer({
    pages: await loadPages(),
    api: getRequestListener(createApi(services).fetch, { overrideGlobalObjects: false }),
    log: services.logger,
    checks: partChecks(services),
    isDevelopment,
    trustedProxies: environment.TRUSTED_PROXIES,
    isPublicSecure: environment.PUBLIC_URL.startsWith('https:'),
  });
  listen(app, { port: environment.PORT, host: environment.HOST }, () => closeServices(services));
}
