import type { Deletion } from '@aval/application/change-record/find-deletion';
import { type ClientActionFunctionArgs, isRouteErrorResponse, useActionData } from '@remix-run/react';
import { useState } from 'react';
import { ACCOUNT_PATH, askedFirst, meetsObligations } from '../../server/return-path';

/** Submission without a known result, or one refused for a reason other than its content. */
export interface FailedTry {
  failure: 'offline' | 'broken' | 'busy' | 'signedOut' | 'obliged' | 'forbidden' | 'gone' | 'tooLarge';
  /** Intent of the submitted form, on a page with several. */
  intent: string | null;
  /** Unique id of this submission. */
  id: string;
  /** Name of the user who deleted the entry, for users who may know. */
  deletion?: Deletion | null;
}

/** Form field that asks to create a new entry from the input of a deleted one. */
export const ANEW = 'anew';

/**
 * `clientAction` of pages with a form: when the server does not answer, the page and the input stay. Source:
 * docs/rules.md 9.9.
 */
export async function keepsWhatWasTyped({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const intent = (await sent.formData()).get('intent');
    const failure = failureOf(error, { pathname: new URL(request.url).pathname, intent });
    if (!failure) throw error;
    // An error status prevents revalidation of the page, which might fail as well.
    const tried = failedTry(failure, intent);
    return Response.json({ ...tried, deletion: deletionIn(error) }, { status: 503 });
  }
}

export function failedTry(failure: FailedTry['failure'], intent: unknown = null): FailedTry {
  return { failure, intent: typeof intent === 'string' ? intent : null, id: crypto.randomUUID() };
}

/**
 * Returns the kind of failure; null when the response is another page. Only under /app/ can a redirect to sign-in mean
 * a lost session; elsewhere it follows a successful submission.
 */
function failureOf(
  error: unknown,
  { pathname, intent }: { pathname: string; intent: unknown },
): FailedTry['failure'] | null {
  if (error instanceof Response) {
    if (!pathname.startsWith('/app/')) return null;
    const first = askedFirst(error);
    // On the account page a redirect after meeting an obligation is the regular response.
    if (first === 'obliged' && pathname === ACCOUNT_PATH && meetsObligations(intent)) return null;
    return first === 'signed_out' ? 'signedOut' : first;
  }
  if (isRouteErrorResponse(error)) {
    if (error.status === 413) return 'tooLarge';
    // The user had access when opening the page, so access was withdrawn meanwhile.
    if (error.status === 403) return 'forbidden';
    // The entry was visible when the page was opened, so it is gone.
    if (error.status === 404) return 'gone';
    if (error.status === 429) return 'busy';
    return error.status >= 500 ? 'broken' : null;
  }
  // `fetch` rejects with a `TypeError` when there is no connection.
  return error instanceof TypeError ? 'offline' : 'broken';
}

function deletionIn(error: unknown): Deletion | null {
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof said === 'object' && said !== null && 'byName' in said ? (said as Deletion) : null;
}

export function isFailedTry(given: unknown): given is FailedTry {
  return typeof given === 'object' && given !== null && 'failure' in given;
}

/** Last server response to the page's form; a failed submission keeps the previous response. */
export function useAnswer<Action>() {
  const given = useActionData<Action>();
  const isFailed = isFailedTry(given) && !('reply' in given);
  const [said, setSaid] = useState(isFailed ? undefined : given);
  if (isFailed) return said;
  if (given !== said) setSaid(given);
  return given;
}

/**
 * Result of the last submission. Once the entry was found deleted it stays so, whatever the next submission returns.
 */
export function useLastTry(): { tried: unknown; isDeleted: boolean } {
  const given = useActionData<unknown>();
  const [deleted, setDeleted] = useState<FailedTry | null>(null);
  const failed = isFailedTry(given) ? given : null;
  if (failed?.deletion && failed !== deleted) setDeleted(failed);
  return { tried: failed ?? deleted ?? given, isDeleted: deleted !== null };
}
