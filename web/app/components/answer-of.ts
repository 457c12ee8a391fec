/** Why a question to the server was not answered: somebody has to sign in again, or it could not be reached. */
export type NoAnswer = { status: 'signed_out' } | { status: 'failed' };

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
    return isJson ? ((await response.json()) as Answer) : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
