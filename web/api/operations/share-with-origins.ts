import { allowsOrigin } from '@aval/application/access/allows-origin';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ApiEnvironment } from '../api-environment';
import { countOperation } from './count-operation';

/** Seconds that a browser keeps the answer to a preflight. */
const KEPT_SECONDS = 600;

const share = cors({
  origin: async (origin, context: Context<ApiEnvironment>) => {
    const isAllowed =
      origin !== '' && (await allowsOrigin(context.var.services, new URL(context.req.url).host, origin));
    return isAllowed ? origin : null;
  },
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: [
    'Authorization',
    'Content-Type',
    'Accept-Language',
    'X-Company',
    'Idempotency-Key',
    'If-Match',
    'If-None-Match',
    'Range',
    'If-Range',
    'X-Request-Id',
    'traceparent',
  ],
  exposeHeaders: [
    'ETag',
    'Retry-After',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Idempotency-Key',
    'X-Request-Id',
    'Content-Disposition',
    'Accept-Ranges',
    'Content-Range',
    'Location',
  ],
  maxAge: KEPT_SECONDS,
});

/**
 * Tells browsers which other origins may read an answer: those listed by the company at this host. A preflight needs no
 * token and counts like a request. Cookies are never allowed. Source: docs/rules.md 10.18.
 */
export const shareWithOrigins: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const isQuestion = context.req.method === 'OPTIONS';
  // Without both headers it is no preflight, but an unsupported method.
  const isOfBrowser = context.req.header('origin') && context.req.header('access-control-request-method');
  if (isQuestion && !isOfBrowser) return next();
  if (isQuestion) await countOperation(context, undefined);
  return share(context, next);
};
