import type { RequestHandler } from 'express';

/**
 * Pages and data of a signed-in user stay in no cache, that of a shared computer's browser included. An answer that says
 * something else about itself (the list of routes, which is the same for everyone) keeps what it says.
 */
export const keepPrivate: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead;
  // Routes append their headers to those that are there already: what is only a default has to come last.
  response.writeHead = function writePrivateHead(this: typeof response, ...head: unknown[]) {
    if (!this.hasHeader('Cache-Control')) this.setHeader('Cache-Control', 'private, no-store');
    return Reflect.apply(writeHead, this, head);
  } as typeof writeHead;
  next();
};
