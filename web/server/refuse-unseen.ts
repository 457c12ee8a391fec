import type { Request, RequestHandler } from 'express';

/** How browsers say that they fetch something ahead, perhaps for nobody. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** A token in the address of the sign-in page is used up by reading the page: only who goes there does so. */
const PAGE_OF_TOKEN = /^\/login\/?(\.data)?$/i;

/**
 * Behind the door each look is recorded, and a look is what was shown: what is fetched ahead is not given.
 * A browser asks again when somebody wants to see it. Source: docs/rules.md 2.12, 5.22.
 */
export const refuseUnseen: RequestHandler = (request, response, next) => {
  // Routes are found by the decoded path, whatever its case.
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

/** Not a picture, a frame or a script of some page, nor the question whether there is something. */
function isVisit({ method, headers }: Request): boolean {
  const destination = headers['sec-fetch-dest'];
  return method !== 'HEAD' && (destination === undefined || destination === 'document');
}
