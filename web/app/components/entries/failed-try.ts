import type { Deletion } from '@aval/application/change-record/find-deletion';
import { type ClientActionFunctionArgs, isRouteErrorResponse, useActionData } from '@remix-run/react';
import { useState } from 'react';
import { ACCOUNT_PATH, askedFirst, meetsObligations } from '../../server/return-path';

/** A form of which nobody knows what became, or nothing did, though nothing is wrong with it. */
export interface FailedTry {
  failure: 'offline' | 'broken' | 'busy' | 'signedOut' | 'obliged' | 'forbidden' | 'gone' | 'tooLarge';
  /** Which of its page's forms it was, where there are several. */
  intent: string | null;
  /** Tells one try from the next. */
  id: string;
  /** Of what has gone meanwhile: who deleted it, for those who may know. */
  deletion?: Deletion | null;
}

/** The field by which the form of an entry that was deleted meanwhile makes another one of what was typed. */
export const ANEW = 'anew';

/** The `clientAction` of pages with a form: without an answer the page stays, with what was typed. Source: docs/rules.md 9.9. */
export async function keepsWhatWasTyped({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const intent = (await sent.formData()).get('intent');
    const failure = failureOf(error, { pathname: new URL(request.url).pathname, intent });
    if (!failure) throw error;
    // With a status that keeps the page from being loaded again, which might fail as well.
    const tried = failedTry(failure, intent);
    return Response.json({ ...tried, deletion: deletionIn(error) }, { status: 503 });
  }
}

export function failedTry(failure: FailedTry['failure'], intent: unknown = null): FailedTry {
  return { failure, intent: typeof intent === 'string' ? intent : null, id: crypto.randomUUID() };
}

/** Null where the server's answer is another page. Only those who had signed in can have lost their session or owe something; others are led to sign in when all went well. */
function failureOf(
  error: unknown,
  { pathname, intent }: { pathname: string; intent: unknown },
): FailedTry['failure'] | null {
  if (error instanceof Response) {
    if (!pathname.startsWith('/app/')) return null;
    const first = askedFirst(error);
    // At the account what is owed is met: the next of it, or the way on, is the answer.
    if (first === 'obliged' && pathname === ACCOUNT_PATH && meetsObligations(intent)) return null;
    return first === 'signed_out' ? 'signedOut' : first;
  }
  if (isRouteErrorResponse(error)) {
    if (error.status === 413) return 'tooLarge';
    // Whoever opened it was allowed to then.
    if (error.status === 403) return 'forbidden';
    // Nor was it out of sight.
    if (error.status === 404) return 'gone';
    if (error.status === 429) return 'busy';
    return error.status >= 500 ? 'broken' : null;
  }
  // What a browser throws when nothing answers.
  return error instanceof TypeError ? 'offline' : 'broken';
}

function deletionIn(error: unknown): Deletion | null {
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof said === 'object' && said !== null && 'byName' in said ? (said as Deletion) : null;
}

export function isFailedTry(given: unknown): given is FailedTry {
  return typeof given === 'object' && given !== null && 'failure' in given;
}

/** What the server has said of the page's form; a try that failed leaves what was said before. */
export function useAnswer<Action>() {
  const given = useActionData<Action>();
  const isFailed = isFailedTry(given) && !('reply' in given);
  const [said, setSaid] = useState(isFailed ? undefined : given);
  if (isFailed) return said;
  if (given !== said) setSaid(given);
  return given;
}

/** What the last try of the page's form came to. What was found deleted stays so, whatever is wrong with the next. */
export function useLastTry(): { tried: unknown; isDeleted: boolean } {
  const given = useActionData<unknown>();
  const [deleted, setDeleted] = useState<FailedTry | null>(null);
  const failed = isFailedTry(given) ? given : null;
  if (failed?.deletion && failed !== deleted) setDeleted(failed);
  return { tried: failed ?? deleted ?? given, isDeleted: deleted !== null };
}
