import type { RequestHandler } from 'express';

const MEGABYTE = 1_048_576;
/** Ten attachments of 15 MB and the form around them; the form parser holds each file to its own limit. */
const FILES_LIMIT = 160 * MEGABYTE;
const FORM_LIMIT = 2 * MEGABYTE;
/** Where files are sent. Nobody gets there without having signed in; a body that large is read nowhere else. */
const FILES_PATH = '/app/demands/';

const FORM = 'application/x-www-form-urlencoded';
const FORM_WITH_FILES = 'multipart/form-data';
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** Refuses a body before anything reads it: one that is no form, or too large. Browsers announce type and length; who does not is refused too. */
export const limitBody: RequestHandler = (request, response, next) => {
  if (request.headers['transfer-encoding'] !== undefined) {
    response.status(411).type('text/plain').send('Content-Length required');
    return;
  }
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const takesFiles = type === FORM_WITH_FILES && request.path.startsWith(FILES_PATH);
  if (Number(request.headers['content-length'] ?? 0) > (takesFiles ? FILES_LIMIT : FORM_LIMIT)) {
    response.status(413).type('text/plain').send('Request body too large');
    return;
  }
  if (WITH_BODY.has(request.method) && !takesFiles && type !== FORM) {
    response.status(415).type('text/plain').send('A form is expected');
    return;
  }
  next();
};
