import type { RequestHandler } from 'express';

const MEGABYTE = 1_048_576;
/** Ten attachments of 15 MB and the form around them; the form parser holds each file to its own limit. */
const MULTIPART_LIMIT = 160 * MEGABYTE;
const FORM_LIMIT = 2 * MEGABYTE;

/** Refuses a body before anything reads it. Browsers and API clients announce its length; who does not is refused too. */
export const limitBody: RequestHandler = (request, response, next) => {
  if (request.headers['transfer-encoding'] !== undefined) {
    response.status(411).type('text/plain').send('Content-Length required');
    return;
  }
  const isMultipart = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const limit = isMultipart ? MULTIPART_LIMIT : FORM_LIMIT;
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    response.status(413).type('text/plain').send('Request body too large');
    return;
  }
  next();
};
