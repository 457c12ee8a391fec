import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { matchedRoute } from './match-route';

export interface RequestLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Logs of an address only the route and its ids: anything else may be a name or a card number that a user typed into a
 * filter or the path.
 */
export function logRequest(log: RequestLog): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    // The original method; refused requests are rendered as GET later.
    const { method } = request;
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      log.info(
        {
          requestId,
          method,
          path: matchedRoute(response)?.address,
          status: response.statusCode,
          milliseconds: Math.round(performance.now() - startedAt),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}
