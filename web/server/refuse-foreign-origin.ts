import type { Request, RequestHandler } from 'express';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a state-changing request was made by a page of this very host, which came over TLS where the host is served so.
 * Browsers always send Origin with a non-GET and, on trustworthy origins, Sec-Fetch-Site. A request with neither is no
 * browser's and carries no cookie that a browser was tricked into sending.
 */
export function isOwnOrigin(request: Pick<Request, 'headers'>, isSecure: boolean): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // A page that came without TLS may be anybody's: on the way to the browser it can be written anew.
  return host === request.headers.host && (protocol === 'https:' || (protocol === 'http:' && !isSecure));
}

interface PublicScheme {
  /** The product's public address is one of https: a proxy in front ends TLS, whether or not it is trusted to say so. */
  isPublicSecure: boolean;
}

/** Remix checks the actions of page routes only; this covers every route, resource routes and the API included. */
export function refuseForeignOrigin({ isPublicSecure }: PublicScheme): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request, isPublicSecure || request.secure)) {
      next();
      return;
    }
    response.status(403).type('text/plain').send('Request from another origin refused');
  };
}
