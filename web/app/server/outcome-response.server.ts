import { type Outcome, outcomeCode, outcomeHeaders } from './outcome-codes';

/** The answer of a resource route to a script: the use case's outcome as it is. */
export function outcomeResponse(outcome: Outcome): Response {
  return Response.json(outcome, { status: outcomeCode(outcome), headers: outcomeHeaders(outcome) });
}
