import type { RequestHandler } from 'express';

/**
 * Discards the rest of a body after the response. Browsers read no response before they have sent the whole body, and
 * would wait forever when the body was refused before reading, for lack of a session or otherwise.
 */
export const readToTheEnd: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    // A reader that has started would keep the data, or leave the stream paused.
    request.removeAllListeners('data');
    request.resume();
  });
  next();
};
