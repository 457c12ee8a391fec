import type { SaveResult } from '@aval/application/drafts/save-draft-step';
import type { WizardStep } from '@aval/domain/validation/step-schemas';

export type SaveAnswer =
  | SaveResult
  /** The session ended: after signing in again, in another tab, the same save goes on. */
  | { status: 'signed_out' }
  | { status: 'failed' };

/**
 * Sends one step. An ordinary request and not a fetcher: a fetcher would follow the redirect to the sign-in page and take
 * what is being typed with it.
 */
export async function sendStep(
  demandId: string,
  step: WizardStep,
  revision: number,
  form: FormData,
): Promise<SaveAnswer> {
  const address = `/app/demands/${demandId}/save?${new URLSearchParams({ step, revision: String(revision) })}`;
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  return answerOf<SaveAnswer>(address, { method: 'POST', body });
}

/** The JSON answer of a resource route, or why there is none. */
export async function answerOf<Answer>(
  address: string,
  request: RequestInit,
): Promise<Answer | { status: 'signed_out' } | { status: 'failed' }> {
  try {
    const response = await fetch(address, { ...request, redirect: 'manual', headers: { accept: 'application/json' } });
    if (response.type === 'opaqueredirect') return { status: 'signed_out' };
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return isJson ? ((await response.json()) as Answer) : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
