import type { RequestHandler } from 'express';

/**
 * What is left of a body once it is answered is read and thrown away. A browser hears no answer before it has sent everything, and would wait for
 * ever with a body that was refused, or belongs to nobody who is signed in, before anybody read it.
 */
export const readToTheEnd: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    // Whoever began to read it keeps what comes, and pauses it.
    request.removeAllListeners('data');
    request.resume();
  });
  next();
};
