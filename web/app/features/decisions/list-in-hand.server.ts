import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import { findNextInList, type ListInHand } from '@aval/application/demands/list/pending-work';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { z } from 'zod';
import type { ListToGoOn } from './decided-address';

/** Parses the list of an address, with only the filters that the user is offered. Source: docs/rules.md 2.6. */
export function listInHand(actor: Actor, named: ListToGoOn | null): ListInHand | null {
  if (!named) return null;
  const query = parseListQuery(new URLSearchParams(named.list), actor);
  return { query, fromId: z.uuid().safeParse(named.fromId).data ?? null };
}

/** Returns the list to go on in after deciding on a demand opened from it; null when it was opened from none. */
export async function findWayOn(
  services: Services,
  actor: Actor,
  demandId: string,
  list: string | undefined,
): Promise<ListToGoOn | null> {
  const inHand = listInHand(actor, list === undefined ? null : { list, fromId: demandId });
  return inHand && list !== undefined ? { list, fromId: await findNextInList(services, actor, inHand) } : null;
}
