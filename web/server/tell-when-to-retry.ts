import type { RequestHandler } from 'express';
import { isDatabaseNotedAway } from './request-store';

const SECONDS = '5';
const LATER = new Set([429, 503]);

/**
 * Turns an error caused by an unavailable database into 503, and adds Retry-After to responses that ask to retry
 * without saying when.
 */
export const tellWhenToRetry: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead;
  response.writeHead = function writeHeadWithTime(this: typeof response, given: number, ...rest: unknown[]) {
    const isAway = given === 500 && isDatabaseNotedAway();
    const status = isAway ? 503 : given;
    if (isAway) this.statusMessage = 'Service Unavailable';
    if (LATER.has(status) && !this.hasHeader('Retry-After')) this.setHeader('Retry-After', SECONDS);
    return Reflect.apply(writeHead, this, [status, ...rest]);
  } as typeof writeHead;
  next();
};
