import type { Request, Response } from 'express';
import { languageOfRequest } from '../requests/language-of-request';
import { describeProblem } from './answer-problem';
import { Problem } from './problem';

/** What no router is shown is told to programs as every other problem is. */
export async function answerMalformed(request: Request, response: Response): Promise<void> {
  const problem = new Problem('malformed');
  const said = await describeProblem(problem, languageOfRequest(request.headers['accept-language']));
  // Express would give it an ETag, which among programs is the number of what was read.
  response.status(problem.status).type('json').end(JSON.stringify(said));
}
