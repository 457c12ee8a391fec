import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import { browseList, type ListSource } from '../../lists/browse-list';
import type { AnyPlainList, QueryOf } from '../../lists/plain-list';
import type { Services } from '../../services';

/** Returns all entries of a catalogue that a form may choose. Source: docs/rules.md 10.9. */
export function lookUp<List extends AnyPlainList, Row>(
  services: Services,
  actor: Actor,
  { source, offered }: { source: ListSource<List, Row>; offered: readonly Prisma.Sql[] },
  query: QueryOf<List>,
) {
  const scope: typeof source.scope = (reader) => [...source.scope(reader), ...offered];
  return browseList(services, actor, { ...source, permission: 'lookups.read', scope }, query, { isWhole: true });
}
