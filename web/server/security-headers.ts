import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface SecurityHeaderOptions {
  /** Vite's hot reload writes style elements and opens a web socket. */
  isDevelopment: boolean;
}

/** The page around a company's external report, shown in a frame of the demand's page. It states its policy itself: it alone knows the one origin.
 * What is answered in its place, a refusal or the way to sign in, has that of all pages. */
const FRAMED_PAGE = /^\/app\/demands\/[^/]+\/congruence$/;

/** Its address is a secret: even a page of our own is told no more of it than the host. (`no-referrer` would take the origin from its form.) */
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
      // The proxy in front ends TLS and says so; over plain http the header would be ignored anyway.
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

/** Two policies would both hold: a page that states its own has that one alone. */
const keepOwnPolicy: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead;
  response.writeHead = function writeHeadWithPolicy(this: typeof response, ...head: unknown[]) {
    const policies = this.getHeader('Content-Security-Policy');
    if (Array.isArray(policies)) this.setHeader('Content-Security-Policy', policies.at(-1) ?? '');
    return Reflect.apply(writeHead, this, head);
  } as typeof writeHead;
  next();
};
