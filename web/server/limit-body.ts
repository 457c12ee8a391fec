import type { RequestHandler } from 'express';
import { FILE_LIMIT, largestForm, takesFile } from './body-limits';
import { refuseInWords } from './request-store';

const FORM = 'application/x-www-form-urlencoded';
const FORM_WITH_FILE = 'multipart/form-data';
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Refuses a body before anything reads it: one that is no form, or too large. Browsers announce type and length; who does not is refused too. A form of a
 * page may be too large: that is said by the page.
 */
export const limitBody: RequestHandler = (request, response, next) => {
  if (request.headers['transfer-encoding'] !== undefined) {
    response.status(411).type('text/plain').send('Content-Length required');
    return;
  }
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const bringsFile = type === FORM_WITH_FILE && takesFile(request.path);
  if (Number(request.headers['content-length'] ?? 0) > (bringsFile ? FILE_LIMIT : largestForm(request.path))) {
    refuseInWords(413);
    next();
    return;
  }
  if (WITH_BODY.has(request.method) && !bringsFile && type !== FORM) {
    response.status(415).type('text/plain').send('A form is expected');
    return;
  }
  next();
};
