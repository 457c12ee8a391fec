import type { Request, RequestHandler } from 'express';
import { answerMalformed } from '../api/answers/answer-malformed';
import { isOfUsualLength } from './address-bounds';
import { isOfApi } from './is-of-api';

/** Browsers send about thirty headers. Node drops headers beyond its own limit, a second Host included. */
const MOST_HEADERS = 200;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
const PROTOCOLS = new Set(['http', 'https']);

/**
 * Returns whether a request is well-formed apart from its path: known method, plain host name, usual length. Pages
 * compute their address from protocol, host and path, so a host that contains a slash would bypass checks of the path.
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
    // Obsolete Remix parameter for loader data, which Remix answers with an error.
    query._data === undefined &&
    // A trusted proxy forwards any text as the protocol.
    PROTOCOLS.has(protocol) &&
    // With two hosts, a proxy in front may have used the other one.
    headersDistinct.host?.length === 1 &&
    HOST.test(host) &&
    URL.canParse(`http://${host}`) &&
    originalUrl.startsWith('/')
  );
}

/**
 * Returns whether the path stays the same after URL normalisation (dot segments, backslashes); routes see the
 * normalised path, and the checks must see the same. The target contains no NUL, which the database rejects.
 */
function isPlainPath(target: string): boolean {
  const address = `http://localhost${target}`;
  const [path = ''] = target.split('?', 1);
  return !target.includes('%00') && URL.canParse(address) && new URL(address).pathname === path && isReadable(path);
}

/**
 * Returns whether the path can be decoded again, as routers do, without backslashes and control characters that would
 * change it.
 */
function isReadable(path: string): boolean {
  try {
    return !/[\\\p{Cc}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const REPLACEMENT = '%EF%BF%BD';
const NUL = /%00/g;

/**
 * Returns a damaged address of this server with a replacement character for all that cannot be decoded or would change
 * the path; null when nothing readable comes of it. Its page then says that there is nothing.
 */
function mendAddress(target: string): string | null {
  const [path = '', ...queries] = target.split('?');
  const mendedPath = path.replace(/(?:%[\da-f]{2})+|%/gi, (run) => (isReadable(run) ? run : REPLACEMENT));
  const mended = [mendedPath, ...queries].join('?').replace(NUL, REPLACEMENT);
  // Two slashes at the beginning would name another server.
  return mended !== target && !mended.startsWith('//') && isPlainPath(mended) ? mended : null;
}

export const refuseMalformed: RequestHandler = (request, response, next) => {
  // Proxies pass on Host itself; this header would override it unchecked.
  delete request.headers['x-forwarded-host'];
  const isSound = isWellFormed(request);
  if (isSound && isPlainPath(request.originalUrl)) {
    next();
    return;
  }
  if (isOfApi(request.baseUrl + request.path)) {
    answerMalformed(request, response).catch(next);
    return;
  }
  const mended = isSound && request.method === 'GET' ? mendAddress(request.originalUrl) : null;
  if (mended !== null) {
    response.redirect(mended);
    return;
  }
  response.status(400).type('text/plain').send('Bad request');
};
