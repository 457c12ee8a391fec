import { networkOfAddress } from '@aval/application/access/signing-in/network-of-address';
import { BYTES_OF_A_FILE, BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';
import type { Context } from 'hono';
import type { Sender } from '../../app/server/forms/upload-places.server';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';
import { LARGEST_BODY, readBody } from './read-body';

/** One largest file, four letters for three of its bytes, and what stands around it. */
export const LARGEST_WITH_FILES = Math.ceil((BYTES_OF_A_FILE * 4) / 3) + BYTES_OF_A_MEGABYTE;

/** JSON is read whole before it is known: what is in memory at once is bounded. */
const PLACES = 4;
/** Of these, for all who have not signed in: whatever they send, there is a place for everybody else. */
const STRANGERS_PLACES = 2;

/** Whose body is being read: each has one place at most, so that nobody alone keeps others waiting. */
const senders = new Set<Sender>();

/** A body that may bring files, in one of few places. Source: docs/rules.md 10.6. */
export async function readLargeBody(
  context: Context<ApiEnvironment>,
  largest: number,
  userId: number | undefined,
): Promise<unknown> {
  if (Number(context.req.header('content-length') ?? 0) <= LARGEST_BODY) return readBody(context);
  const sender = userId ?? networkOfAddress(context.env.incoming.ip ?? '');
  if (!hasPlaceFor(sender)) throw new Problem('too_many_requests', { headers: { 'Retry-After': '1' } });
  senders.add(sender);
  try {
    return await readBody(context, largest);
  } finally {
    senders.delete(sender);
  }
}

function hasPlaceFor(sender: Sender): boolean {
  if (senders.has(sender) || senders.size === PLACES) return false;
  return !isStranger(sender) || [...senders].filter(isStranger).length < STRANGERS_PLACES;
}

function isStranger(sender: Sender): boolean {
  return typeof sender === 'string';
}
