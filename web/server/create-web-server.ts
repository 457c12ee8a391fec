import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describeError } from '@aval/platform/describe-error';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { keepPrivate } from './keep-private';
import { limitBody } from './limit-body';
import { logRequest, type RequestLog } from './log-request';
import { liveness, type ReadinessChecks, readiness } from './readiness';
import { refuseForeignOrigin } from './refuse-foreign-origin';
import { refuseMalformed } from './refuse-malformed';
import { runInRequest } from './request-store';
import { securityHeaders } from './security-headers';
import { serveAssets } from './serve-assets';

export interface WebServerOptions {
  log: RequestLog;
  checks: ReadinessChecks;
  /** True serves sources through Vite with hot reload instead of the build. */
  isDevelopment?: boolean;
  /** How many proxies in front are trusted to name the client's address. */
  trustedProxies?: number;
}

const webFolder = fileURLToPath(new URL('..', import.meta.url));

/** The real folder behind `current`: a build that is made later does not change what this process serves. */
function findBuild(): string {
  return realpathSync(join(webFolder, 'build/current'));
}

export async function createWebServer(options: WebServerOptions): Promise<Express> {
  const isDevelopment = options.isDevelopment ?? false;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustedProxies ?? 0);

  app.get('/healthz', liveness);
  app.get('/readyz', readiness(options.checks));
  app.use(compression());
  app.use(securityHeaders({ isDevelopment }));

  let build: ServerBuild | (() => Promise<ServerBuild>);
  if (isDevelopment) {
    const { createServer } = await import('vite');
    const vite = await createServer({ root: webFolder, server: { middlewareMode: true } });
    app.use(vite.middlewares);
    build = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
  } else {
    const folder = findBuild();
    app.use(serveAssets(join(folder, 'client')));
    build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
  }

  app.use((_request, _response, next) => runInRequest(next));
  app.use(logRequest(options.log));
  app.use(keepPrivate);
  app.use(refuseMalformed);
  app.use(refuseForeignOrigin);
  app.use(limitBody);
  app.all(
    '*',
    createRequestHandler({
      build,
      mode: isDevelopment ? 'development' : 'production',
      getLoadContext: (request, response) => ({
        nonce: response.locals.nonce,
        requestId: response.locals.requestId,
        clientAddress: request.ip ?? '',
      }),
    }),
  );
  app.use(answerFailure(options.log));
  return app;
}

function answerFailure(log: RequestLog): ErrorRequestHandler {
  return (error, request, response, next) => {
    const status = typeof error?.status === 'number' ? error.status : 500;
    if (status >= 500) log.error({ path: request.path, ...describeError(error) }, 'request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    response
      .status(status)
      .type('text/plain')
      .send(status >= 500 ? 'Internal error' : 'Not found');
  };
}
