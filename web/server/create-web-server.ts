import type { RequestListener } from 'node:http';
import { describeError } from '@aval/platform/describe-error';
import { runWithOrigin } from '@aval/platform/request-origin';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { limitBody } from './body/limit-body';
import { readToTheEnd } from './body/read-to-the-end';
import { isOfApi } from './is-of-api';
import { keepPrivate } from './keep-private';
import { logRequest, type RequestLog } from './log-request';
import { matchedRoute, matchRoute } from './match-route';
import { liveness, type ReadinessChecks, readiness } from './readiness';
import { refuseForeignOrigin } from './refuse-foreign-origin';
import { refuseMalformed } from './refuse-malformed';
import { refuseMethod } from './refuse-method';
import { refuseUnseen } from './refuse-unseen';
import { runInRequest } from './request-store';
import { securityHeaders } from './security-headers';
import { tellWhenToRetry } from './tell-when-to-retry';
import type { WordFiles } from './word-files';

export interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Scripts, styles and pictures. */
  assets: RequestHandler;
  wordFiles: WordFiles;
}

export interface WebServerOptions {
  pages: Pages;
  /** Handler of the API. */
  api: RequestListener;
  log: RequestLog;
  checks: ReadinessChecks;
  isDevelopment: boolean;
  /** Number of proxies in front that are trusted to give the client's address. */
  trustedProxies: number;
  /** Browsers reach the server over TLS. */
  isPublicSecure: boolean;
}

export function createWebServer({
  pages,
  api,
  log,
  checks,
  isDevelopment,
  trustedProxies,
  isPublicSecure,
}: WebServerOptions): Express {
  const app = express();
  const answerBy = (build: Pages['build']) =>
    createRequestHandler({
      build,
      mode: isDevelopment ? 'development' : 'production',
      getLoadContext: (request, response) => ({
        nonce: response.locals.nonce,
        requestId: response.locals.requestId,
        clientAddress: request.ip ?? '',
        wordFiles: pages.wordFiles,
      }),
    });
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies);

  app.use(securityHeaders({ isDevelopment }));
  app.get('/healthz', refuseMalformed, liveness);
  app.get('/readyz', refuseMalformed, tellWhenToRetry, readiness(checks));
  app.use(compression());
  app.use('/assets', refuseMalformed);
  app.use(pages.assets);
  app.use((request, _response, next) =>
    runInRequest(() =>
      runWithOrigin(
        {
          address: request.ip ?? '',
          userAgent: request.get('user-agent') ?? null,
          isApiClient: isOfApi(request.path),
        },
        next,
      ),
    ),
  );
  app.use(logRequest(log));
  app.use(readToTheEnd);
  app.use(keepPrivate);
  app.use(tellWhenToRetry);
  app.use(refuseMalformed);
  // Before the checks for pages: API clients send no cookies, so cross-site requests cannot act in a user's name.
  app.use((request, response, next) => (isOfApi(request.path) ? api(request, response) : next()));
  app.use(matchRoute(pages.build));
  app.use(refuseUnseen);
  app.use(refuseForeignOrigin({ isPublicSecure }));
  app.use(refuseMethod(pages.build, answerBy));
  app.use(limitBody);
  app.all('*', answerBy(pages.build));
  app.use(answerFailure(log));
  return app;
}

function answerFailure(log: RequestLog): ErrorRequestHandler {
  return (error, _request, response, next) => {
    const status = typeof error?.status === 'number' ? error.status : 500;
    if (status >= 500) log.error({ path: matchedRoute(response)?.address, ...describeError(error) }, 'request failed');
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
