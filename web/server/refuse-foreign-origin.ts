import type { Request, RequestHandler } from 'express';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a state-changing request was made by a page of this very host.
 * Browsers always send Origin with a non-GET and, on trustworthy origins, Sec-Fetch-Site. A request with neither is no
 * browser's and carries no cookie that a browser was tricked into sending.
 */
export function isOwnOrigin(request: Pick<Request, 'headers'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === request.headers.host;
}

/** Remix checks the actions of page routes only; this covers every route, resource routes and the API included. */
export const refuseForeignOrigin: RequestHandler = (request, response, next) => {
  if (SAFE_METHODS.has(request.method) || isOwnOrigin(request)) {
    next();
    return;
  }
  response.status(403).type('text/plain').send('Request from another origin refused');
};
