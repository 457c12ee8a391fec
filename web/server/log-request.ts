import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

export interface RequestLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Ids in paths are kept, everything after the question mark is dropped: filters may hold a name or a card number. */
export function logRequest(log: RequestLog): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    // What was asked, whatever it is answered as.
    const { method, path } = request;
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      log.info(
        {
          requestId,
          method,
          path,
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
