import type { Request, RequestHandler } from 'express';
import { answerMalformed } from '../api/answers/answer-malformed';
import { isOfUsualLength } from './address-bounds';
import { isOfApi } from './is-of-api';

/** Browsers send some thirty. Node leaves out what comes after its own bound, a second Host too. */
const MOST_HEADERS = 200;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
const PROTOCOLS = new Set(['http', 'https']);

/**
 * Whether a request can be taken as it stands: a known method, a plain host name, a path of this server of the usual length and no NUL, which
 * no database takes. The address that pages see is put together from protocol, host and path, so that a host with a slash in it
 * would lead to another page than the one that was checked here.
 */
function isWellFormed({
  method,
  protocol,
  headers,
  headersDistinct,
  rawHeaders,
  query,
  originalUrl,
}: Request): boolean {
  const host = headers.host ?? '';
  return (
    METHODS.has(method) &&
    isOfUsualLength(originalUrl) &&
    rawHeaders.length <= MOST_HEADERS * 2 &&
    // An older way to ask for what a page loads, which Remix answers with an error of its own.
    query._data === undefined &&
    // What a trusted proxy says of it is a text like any other.
    PROTOCOLS.has(protocol) &&
    // Of two, a proxy in front may have gone by the other one.
    headersDistinct.host?.length === 1 &&
    HOST.test(host) &&
    URL.canParse(`http://${host}`) &&
    originalUrl.startsWith('/') &&
    !originalUrl.includes('%00') &&
    isPlainPath(originalUrl)
  );
}

/** Routes see the path without its dot segments and with backslashes turned: a path that changes on the way was another one for every check before. */
function isPlainPath(target: string): boolean {
  const address = `http://localhost${target}`;
  const [path = ''] = target.split('?', 1);
  return URL.canParse(address) && new URL(address).pathname === path && isReadable(path);
}

/** Every router takes the escapes of a path apart once more: to a character that turns it into another path, or that no path has. */
function isReadable(path: string): boolean {
  try {
    return !/[\\\p{Cc}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

export const refuseMalformed: RequestHandler = (request, response, next) => {
  // Proxies hand on Host itself; this one would go into the address unseen.
  delete request.headers['x-forwarded-host'];
  if (isWellFormed(request)) {
    next();
    return;
  }
  if (isOfApi(request.baseUrl + request.path)) {
    answerMalformed(request, response).catch(next);
    return;
  }
  response.status(400).type('text/plain').send('Bad request');
};
