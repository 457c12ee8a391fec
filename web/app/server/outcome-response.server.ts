/** What is not there for somebody, what a role may not do and what comes too often say so in the status too; everything else is told in the body. */
const STATUS_CODES: Readonly<Record<string, number>> = { not_found: 404, forbidden: 403, busy: 429 };

/** The answer of a resource route to a script: the use case's outcome as it is. */
export function outcomeResponse(outcome: { status: string }): Response {
  return Response.json(outcome, { status: STATUS_CODES[outcome.status] ?? 200 });
}
