import { isBackgroundQuestion } from '../../server/background-request';
import { isObliged, leadToAccount } from './obliged';

/** Why a question to the server was not answered: somebody has to sign in again, or it could not be reached, or was and said something else (with which code). */
export type NoAnswer = { status: 'signed_out' } | { status: 'failed'; answeredWith?: number };

type Question = RequestInit & { headers?: Readonly<Record<string, string>> };

/**
 * The JSON answer of a resource route, or why there is none. An ordinary request and not a fetcher: a fetcher would follow
 * the redirect to the sign-in page and take what is being typed with it.
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
    if (!isObliged(answer)) return answer as Answer;
    // What a page asks by itself leads nowhere: somebody may be typing.
    if (!isBackgroundQuestion(request.headers)) leadToAccount();
    return { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
