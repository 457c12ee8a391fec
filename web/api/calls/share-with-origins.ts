import { allowsOrigin } from '@aval/application/access/allows-origin';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ApiEnvironment } from '../api-environment';
import { countCall } from './count-call';

/** For how long a browser need not ask again whether it may ask. */
const KEPT_SECONDS = 600;

const share = cors({
  origin: async (origin, context: Context<ApiEnvironment>) => {
    const isAllowed =
      origin !== '' && (await allowsOrigin(context.var.services, new URL(context.req.url).host, origin));
    return isAllowed ? origin : null;
  },
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: [
    ...['Authorization', 'Content-Type', 'Accept-Language', 'X-Company'],
    ...['Idempotency-Key', 'If-Match', 'If-None-Match'],
  ],
  exposeHeaders: [
    ...['ETag', 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
    ...['Idempotency-Key', 'X-Request-Id', 'Content-Disposition'],
  ],
  maxAge: KEPT_SECONDS,
});

/**
 * Tells browsers which pages of others may read an answer: those of the origins that the company at this host has listed. A question beforehand carries no
 * token and needs none; it counts like a call. Cookies are never let along. Source: docs/rules.md 10.18.
 */
export const shareWithOrigins: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const isQuestion = context.req.method === 'OPTIONS';
  // Without both it is no browser's question, but a method that calls do not have.
  const isOfBrowser = context.req.header('origin') && context.req.header('access-control-request-method');
  if (isQuestion && !isOfBrowser) return next();
  if (isQuestion) await countCall(context, undefined);
  return share(context, next);
};
