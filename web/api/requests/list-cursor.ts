import type { Place } from '@aval/application/lists/following-row';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { z } from 'zod';
import { refuseParameter } from '../answers/refuse-parameter';

/** Longest cursor: the longest name of a row, sealed. */
const LONGEST_CURSOR = 2_000;

/** Parameter of lists that are read on from a cursor. */
export const afterQuery = z.string().min(1).max(LONGEST_CURSOR).optional().meta({
  description: '`next` of the previous answer, with the same filters and order. It cannot be combined with `page`.',
});

/** A page has a number or follows a cursor. */
export function isOfOnePlace({ page, after }: { page?: unknown; after?: unknown }): boolean {
  return page === undefined || after === undefined;
}
export const PLACED_TWICE = { path: ['page'], error: 'api:issue.not_with_after' };

/** List as it is asked for, without its page: a cursor of it is one of no other. */
interface AskedList {
  list: 'demands' | 'patients';
  sort: unknown;
  filters: unknown;
}

/**
 * Returns the cursor of a place. It is sealed, since the place names what rows are sorted by: patients' names and cards.
 * Source: docs/rules.md 10.25, 9.8.
 */
export function cursorOf({ secrets }: Services, actor: Actor, asked: AskedList, last: Place<unknown, unknown> | null) {
  if (last === null) return null;
  return Buffer.from(secrets.seal(JSON.stringify([last.by, last.id]), ownerOf(actor, asked))).toString('base64url');
}

/** Reads a cursor; throws a `Problem` for one of another list, order, filter or user. */
export function placeAfter<By, Id>(
  { secrets }: Services,
  actor: Actor,
  asked: AskedList,
  cursor: string | undefined,
): Place<By, Id> | undefined {
  if (cursor === undefined) return undefined;
  const opened = secrets.open(Buffer.from(cursor, 'base64url').toString(), ownerOf(actor, asked));
  if (opened === null) return refuseParameter('after', 'invalid_value');
  const [by, id] = JSON.parse(opened) as [By, Id];
  return { by, id };
}

/** The role decides which date of a demand counts as its last change. */
function ownerOf({ userId, role }: Actor, { list, sort, filters }: AskedList): string {
  return `cursor ${JSON.stringify([list, userId, role, sort, filters])}`;
}
