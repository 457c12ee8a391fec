import type { RequestHandler } from 'express';
import { refuseInWords } from '../request-store';
import { FILE_LIMIT, FORM_TYPE, largestForm, takesFile, takesJson } from './body-limits';

const JSON_TYPE = 'application/json';
const FORM_WITH_FILE = 'multipart/form-data';
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Refuses a body of the wrong type or size before it is read. Browsers always announce type and length; other clients
 * must, too. For an oversized form of a page, the page itself shows the error.
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
  const expected = takesJson(request.path) ? JSON_TYPE : FORM_TYPE;
  if (WITH_BODY.has(request.method) && !bringsFile && type !== expected) {
    response
      .status(415)
      .type('text/plain')
      .send(expected === FORM_TYPE ? 'A form is expected' : 'JSON is expected');
    return;
  }
  next();
};
