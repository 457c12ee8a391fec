import { type Outcome, outcomeCode, outcomeHeaders } from './outcome-codes';

/** Response of a resource route to a script: the use case's outcome as JSON. */
export function outcomeResponse<Answer extends Outcome>(outcome: Answer): Response {
  return Response.json(outcome, { status: outcomeCode(outcome), headers: outcomeHeaders(outcome) });
}
