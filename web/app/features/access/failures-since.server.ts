import { hashSecretToken } from '@aval/application/access/secret-token';
import { findLastSignIn } from '@aval/application/security-record/find-last-sign-in';
import { formatStamp } from '@aval/i18n/format';
import { getServices } from '../../server/services.server';
import { flashToast } from '../../server/toast.server';

/** Makes the next page tell who signs in of failed attempts since their sign-in before. Source: docs/rules.md 5.43. */
export async function tellFailuresSince(
  headers: Headers,
  { userId, token }: { userId: number; token: string },
): Promise<void> {
  const last = await findLastSignIn(getServices(), { userId, sessionId: hashSecretToken(token) });
  if (!last || last.failures === 0) return;
  const params = { count: last.failures, date: formatStamp(last.at) };
  headers.append('Set-Cookie', await flashToast({ kind: 'info', title: 'auth:failuresSince', params }));
}
