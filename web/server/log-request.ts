import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { callerIds } from './caller-ids';
import { matchedRoute } from './match-route';

export interface RequestLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Logs of an address only the route and its ids: anything else may be a name or a card number that a user typed into a
 * filter or the path. A caller's own ids stand beside ours, which is unique whatever is sent: so a line is found by
 * either. The answer tells the caller's where there is one. Source: docs/rules.md 10.20.
 */
export function logRequest(log: RequestLog): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    // The original method; refused requests are rendered as GET later.
    const { method } = request;
    response.locals.requestId = requestId;
    const caller = callerIds(request.headers);
    response.setHeader('X-Request-Id', caller.callerRequestId ?? requestId);
    response.on('close', () => {
      log.info(
        {
          requestId,
          ...caller,
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
