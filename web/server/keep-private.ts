import type { RequestHandler } from 'express';

/**
 * Keeps pages and data of signed-in users out of all caches, including the browser's on a shared computer. A response
 * that sets its own header, such as the list of routes, which is the same for all users, keeps it.
 */
export const keepPrivate: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead;
  // Set when the head is written, because routes append their headers to existing ones.
  response.writeHead = function writePrivateHead(this: typeof response, ...head: unknown[]) {
    if (!this.hasHeader('Cache-Control')) this.setHeader('Cache-Control', 'private, no-store');
    return Reflect.apply(writeHead, this, head);
  } as typeof writeHead;
  next();
};
