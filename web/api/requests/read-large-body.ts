import { BYTES_OF_A_FILE, BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';
import { networkOfAddress } from '@aval/platform/network-of-address';
import type { Context } from 'hono';
import type { Sender } from '../../app/server/forms/upload-places.server';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';
import { LARGEST_BODY, readBody } from './read-body';

/** Limit in bytes: one file of the largest size in base64, and its surroundings. */
export const LARGEST_WITH_FILES = Math.ceil((BYTES_OF_A_FILE * 4) / 3) + BYTES_OF_A_MEGABYTE;

/** Number of large bodies read at once, each of which is held in memory completely. */
const PLACES = 4;
/** Places among these for anonymous senders, so that others always find a place. */
const ANONYMOUS_PLACES = 2;

/** Senders whose body is being read; each has one place at most, so that none delays all others. */
const senders = new Set<Sender>();

/**
 * Reads a body that may contain files, in one of the places. Throws `too_many_requests` without a free one. Source:
 * docs/rules.md 10.6.
 */
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
  return !isAnonymous(sender) || [...senders].filter(isAnonymous).length < ANONYMOUS_PLACES;
}

function isAnonymous(sender: Sender): boolean {
  return typeof sender === 'string';
}
