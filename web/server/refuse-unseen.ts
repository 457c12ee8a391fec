import type { Request, RequestHandler } from 'express';

/** Headers by which browsers mark a prefetch or preview. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Opening the sign-in page with a token consumes the token, so only a real visit may do it. */
const PAGE_OF_TOKEN = /^\/login\/?(\.data)?$/i;

/**
 * Refuses prefetching of signed-in pages, because each request is recorded in the access log as a display. Browsers
 * request the page again when the user opens it. Source: docs/rules.md 2.12, 5.22.
 */
export const refuseUnseen: RequestHandler = (request, response, next) => {
  // Routes match the decoded path, regardless of case.
  const path = decodeURIComponent(request.path);
  const bringsToken = PAGE_OF_TOKEN.test(path) && 'jwt' in request.query;
  const isAhead = PURPOSES.some((name) => /prefetch|prerender|preview/i.test(String(request.headers[name] ?? '')));
  const isInside = /^\/app(\/|\.data|$)/i.test(path);
  if ((isInside && isAhead) || (bringsToken && (isAhead || !isVisit(request)))) {
    response.status(503).type('text/plain').send('Nothing is given ahead');
    return;
  }
  next();
};

/** Returns whether the request is a document visit: no image, frame or script, and no HEAD request. */
function isVisit({ method, headers }: Request): boolean {
  const destination = headers['sec-fetch-dest'];
  return method !== 'HEAD' && (destination === undefined || destination === 'document');
}
