import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface SecurityHeaderOptions {
  /** Vite's hot reload writes style elements and opens a web socket. */
  isDevelopment: boolean;
}

/**
 * Page that frames a company's external report; it sets its own policy, because only it knows the framed origin. An
 * error or a sign-in redirect at the same address has the policy of all pages.
 */
const FRAMED_PAGE = /^\/app\/demands\/[^/]+\/congruence$/;

/**
 * Pages with a secret in their address: even our own pages receive only the host as referrer. (`no-referrer` would
 * remove Origin from the form.)
 */
const SECRET_PAGE = /^\/(reset-password|invitations\/use)\//i;

export function securityHeaders({ isDevelopment }: SecurityHeaderOptions): RequestHandler[] {
  const giveNonce: RequestHandler = (_request, response, next) => {
    response.locals.nonce = randomBytes(16).toString('base64');
    next();
  };
  const setHeaders: RequestHandler = (request, response, next) => {
    const isFramed = request.method === 'GET' && FRAMED_PAGE.test(request.path);
    const nonce = `'nonce-${response.locals.nonce}'`;
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", nonce],
          styleSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
          manifestSrc: ["'self'"],
          formAction: ["'self'"],
          frameSrc: ["'self'"],
          frameAncestors: [isFramed ? "'self'" : "'none'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
        },
      },
      // The proxy in front ends TLS and sets the protocol; browsers ignore the header over plain HTTP.
      strictTransportSecurity: request.secure ? { maxAge: 63_072_000, includeSubDomains: false } : false,
      xFrameOptions: { action: isFramed ? 'sameorigin' : 'deny' },
      referrerPolicy: { policy: SECRET_PAGE.test(request.path) ? 'strict-origin' : 'same-origin' },
      crossOriginEmbedderPolicy: false,
    })(request, response, next);
  };
  const refusePowers: RequestHandler = (_request, response, next) => {
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    next();
  };
  return [giveNonce, setHeaders, refusePowers, keepOwnPolicy];
}

/** Keeps only the page's own policy, because browsers enforce all policies of a response. */
const keepOwnPolicy: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead;
  response.writeHead = function writeHeadWithPolicy(this: typeof response, ...head: unknown[]) {
    const policies = this.getHeader('Content-Security-Policy');
    if (Array.isArray(policies)) this.setHeader('Content-Security-Policy', policies.at(-1) ?? '');
    return Reflect.apply(writeHead, this, head);
  } as typeof writeHead;
  next();
};
