import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { matchedRoute } from './match-route';

export interface RequestLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Of an address only what its route is called and the ids in it are kept: anything else may be a name or a card number that somebody typed, in a
 * filter or into the path.
 */
export function logRequest(log: RequestLog): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    // What was asked, whatever it is answered as.
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
