import { isOutcome } from '../../server/outcome-codes';
import { isObliged } from './obliged';

/**
 * Reason for a missing answer: the session ended, an obligation is open, or the server was unreachable or sent
 * something else (with its code).
 */
export type NoAnswer = { status: 'signed_out' } | { status: 'obliged' } | { status: 'failed'; answeredWith?: number };

type Question = RequestInit & { headers?: Readonly<Record<string, string>> };

/**
 * Returns the JSON answer of a resource route, or the reason why there is none. An error code with an outcome in its
 * body (something to correct or to retry) is an answer; an error body from elsewhere, such as a proxy, is not. Uses
 * `fetch` instead of a Remix fetcher, which would follow the redirect to sign-in and lose the user's input; for the
 * same reason an obligation does not redirect. Source: docs/rules.md 5.23, 9.9.
 */
export async function answerOf<Answer>(address: string, request: Question = {}): Promise<Answer | NoAnswer> {
  try {
    const response = await fetch(address, {
      ...request,
      redirect: 'manual',
      headers: { ...request.headers, accept: 'application/json' },
    });
    if (response.type === 'opaqueredirect') return { status: 'signed_out' };
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (!isJson) return { status: 'failed', answeredWith: response.status };
    const answer = await response.json();
    if (isObliged(answer)) return { status: 'obliged' };
    return saysSomething(response, answer) ? (answer as Answer) : { status: 'failed', answeredWith: response.status };
  } catch {
    return { status: 'failed' };
  }
}

function saysSomething({ ok }: Response, answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return ok ? Object.keys(answer).length > 0 : isOutcome(answer);
}

/** Returns the reason for a missing answer, or null for an answer. */
export function noAnswerIn(answer: object): NoAnswer['status'] | null {
  const status = 'status' in answer ? answer.status : null;
  return status === 'signed_out' || status === 'obliged' || status === 'failed' ? status : null;
}
