import type { Request, RequestHandler } from 'express';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Whether a request can be taken as it stands: a known method, a plain host name, a path of this server and no NUL, which
 * no database takes. The address that pages see is put together from host and path, so that a host with a slash in it would
 * lead to another page than the one that was checked here.
 */
function isWellFormed({ method, headers, originalUrl }: Request): boolean {
  const host = headers.host ?? '';
  return (
    METHODS.has(method) &&
    HOST.test(host) &&
    URL.canParse(`http://${host}`) &&
    originalUrl.startsWith('/') &&
    !originalUrl.includes('%00')
  );
}

interface MalformedOptions {
  /** Only a proxy that is trusted may say under which host and port a page was asked for. */
  trustedProxies: number;
}

export function refuseMalformed({ trustedProxies }: MalformedOptions): RequestHandler {
  return (request, response, next) => {
    if (trustedProxies === 0) delete request.headers['x-forwarded-host'];
    if (isWellFormed(request)) {
      next();
      return;
    }
    response.status(400).type('text/plain').send('Bad request');
  };
}
