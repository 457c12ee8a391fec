import { networkOfAddress } from '@aval/application/access/signing-in/network-of-address';
import { BYTES_OF_A_FILE, BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';
import { Sema } from 'async-sema';
import type { Context } from 'hono';
import { inUploadPlace } from '../../app/server/forms/upload-places.server';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';
import { LARGEST_BODY, readBody } from './read-body';

/** One largest file, four letters for three of its bytes, and what stands around it. */
export const LARGEST_WITH_FILES = Math.ceil((BYTES_OF_A_FILE * 4) / 3) + BYTES_OF_A_MEGABYTE;

/** JSON is read whole before it is known: what is in memory at once is bounded. */
const places = new Sema(4);
/** Of these, for all who have not signed in: whatever they send, there is a place for everybody else. */
const strangersPlaces = new Sema(2);

/** A body that may bring files, in one of few places. Source: docs/rules.md 10.6. */
export async function readLargeBody(
  context: Context<ApiEnvironment>,
  largest: number,
  userId: number | undefined,
): Promise<unknown> {
  if (Number(context.req.header('content-length') ?? 0) <= LARGEST_BODY) return readBody(context);
  const sender = userId ?? networkOfAddress(context.env.incoming.ip ?? '');
  const own = userId === undefined ? [strangersPlaces, places] : [places];
  const read = await inUploadPlace(sender, () => inPlaces(own, () => readBody(context, largest)));
  if (read === null) throw new Problem('too_many_requests', { headers: { 'Retry-After': '1' } });
  return read.body;
}

async function inPlaces(
  [first, ...others]: readonly Sema[],
  read: () => Promise<unknown>,
): Promise<{ body: unknown } | null> {
  if (!first) return { body: await read() };
  if (!first.tryAcquire()) return null;
  try {
    return await inPlaces(others, read);
  } finally {
    first.release();
  }
}
