import type { Request, Response } from 'express';
import { languageOfRequest } from '../requests/language-of-request';
import { describeProblem, problemType } from './answer-problem';
import { Problem } from './problem';

/** Answers requests that no router accepts with a problem, like all others. */
export async function answerMalformed(request: Request, response: Response): Promise<void> {
  const problem = new Problem('malformed');
  const language = languageOfRequest(request.headers['accept-language']);
  const said = await describeProblem(problem, language);
  // Express would add an ETag, which this API uses for revisions.
  response.status(problem.status).type(problemType(request.headers.accept));
  response.set('Content-Language', language).end(JSON.stringify(said));
}
