import type { RequestHandler } from 'express';

/** How browsers say that they fetch something ahead, perhaps for nobody. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Behind the door each look is recorded, and a look is what was shown: what is fetched ahead is not given.
 * A browser asks again when somebody wants to see it. Source: docs/rules.md 2.12.
 */
export const refuseUnseen: RequestHandler = (request, response, next) => {
  // Routes are found by the decoded path, whatever its case.
  if (!/^\/app(\/|\.data|$)/i.test(decodeURIComponent(request.path))) return next();
  if (PURPOSES.some((name) => /prefetch|prerender|preview/i.test(String(request.headers[name] ?? '')))) {
    response.status(503).type('text/plain').send('Nothing is given ahead');
    return;
  }
  next();
};
