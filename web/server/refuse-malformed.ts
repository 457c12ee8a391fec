import type { Request, RequestHandler } from 'express';
import { answerMalformed } from '../api/answers/answer-malformed';
import { isOfUsualLength } from './address-bounds';
import { isOfApi } from './is-of-api';

/** Browsers send about thirty headers. Node drops headers beyond its own limit, a second Host included. */
const MOST_HEADERS = 200;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
const PROTOCOLS = new Set(['http', 'https']);

/** Beginnings of the links in mails, which copying damages. */
const MAILED_LINK = /^\/(?:reset-password|invitations\/use)\//;

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

export const refuseMalformed: RequestHandler = (request, response, next) => {
  // Proxies pass on Host itself; this header would override it unchecked.
  delete request.headers['x-forwarded-host'];
  const isSound = isWellFormed(request);
  if (isSound && isPlainPath(request.originalUrl)) {
    next();
    return;
  }
  const [link] = MAILED_LINK.exec(request.originalUrl) ?? [];
  if (isSound && link !== undefined && request.method === 'GET') {
    // A damaged link ends as an unknown one does, with the words of its page.
    response.redirect(`${link}damaged`);
    return;
  }
  if (isOfApi(request.baseUrl + request.path)) {
    answerMalformed(request, response).catch(next);
    return;
  }
  response.status(400).type('text/plain').send('Bad request');
};
