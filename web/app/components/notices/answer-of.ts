import { isOutcome } from '../../server/outcome-codes';
import { isObliged } from './obliged';

/** Why a question to the server was not answered: somebody has to sign in again, owes something first, or it could not be reached, or was and said something else (with which code). */
export type NoAnswer = { status: 'signed_out' } | { status: 'obliged' } | { status: 'failed'; answeredWith?: number };

type Question = RequestInit & { headers?: Readonly<Record<string, string>> };

/**
 * The JSON answer of a resource route, or why there is none: what is told with the code of a failure is an answer where it tells an
 * outcome (something to correct, to try again), and none where something else on the way wrote it. An ordinary request and not a fetcher: a fetcher would follow
 * the redirect to the sign-in page and take what is being typed with it. Nor does what is owed lead anywhere: somebody may be
 * typing. Source: docs/rules.md 5.23, 9.9.
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

/** Which of them it is; null for an answer. */
export function noAnswerIn(answer: object): NoAnswer['status'] | null {
  const status = 'status' in answer ? answer.status : null;
  return status === 'signed_out' || status === 'obliged' || status === 'failed' ? status : null;
}
