import type { Request, RequestHandler } from 'express';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns whether a state-changing request comes from a page of this host, loaded over TLS where the host is served so.
 * Browsers send Origin with every method but GET and HEAD, and on trustworthy origins Sec-Fetch-Site. A request with
 * neither does not come from a browser, so no browser was tricked into sending its cookies.
 */
export function isOwnOrigin(request: Pick<Request, 'headers'>, isSecure: boolean): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // A page loaded without TLS may have been modified in transit.
  return host === request.headers.host && (protocol === 'https:' || (protocol === 'http:' && !isSecure));
}

interface PublicScheme {
  /** The public address is https: a proxy in front ends TLS, whether or not its headers are trusted. */
  isPublicSecure: boolean;
}

/** Remix checks only the actions of page routes; this covers every route, including resource routes and the API. */
export function refuseForeignOrigin({ isPublicSecure }: PublicScheme): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request, isPublicSecure || request.secure)) {
      next();
      return;
    }
    response.status(403).type('text/plain').send('Request from another origin refused');
  };
}
