import type { Upload } from '@aval/application/files/keep-file';
import { networkOfAddress } from '@aval/platform/network-of-address';
import type { Context } from 'hono';
import { receiveFile } from '../../app/server/forms/receive-file.server';
import { FILE_LIMIT } from '../../server/body/body-limits';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import type { ApiEnvironment } from '../api-environment';
import { expectBody } from './expect-body';

/** Refuses a body that is not a form with a file, or above the limit, before reading it. Source: docs/rules.md 10.6. */
export function announcesFile(context: Context<ApiEnvironment>): void {
  expectBody(context, 'multipart/form-data', FILE_LIMIT);
}

/** Streams the file of a form to `keep`, as the pages do, and returns its result; errors are reported at `file`. */
export async function receiveFormFile<Kept extends { status: string }>(
  context: Context<ApiEnvironment>,
  userId: number | undefined,
  keep: (file: Upload) => Promise<Kept>,
): Promise<Exclude<Kept, { errors: object }>> {
  const sender = userId ?? networkOfAddress(context.env.incoming.ip ?? '');
  const kept = await receiveFile(context.req.raw, sender, keep).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
    // Any other refusal means a malformed form.
    throw thrown.status === 408
      ? new Problem('too_slow', { headers: { Connection: 'close' } })
      : new Problem('malformed');
  });
  if (!('errors' in kept)) {
    return kept.status === 'busy' ? refuseOutcome({ status: 'busy' }) : (kept as Exclude<Kept, { errors: object }>);
  }
  const { file } = kept.errors as { file?: string };
  return refuseOutcome({ status: kept.status, issues: file === undefined ? [] : [{ path: 'file', message: file }] });
}
