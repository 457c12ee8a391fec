import { RELATIONS, type Relation } from '@aval/domain/access/user-relations';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';

/** Added and removed relations, and the company if it changes. */
export interface RelationDifference {
  companyId: number | null;
  added: Partial<Record<Relation, readonly number[]>>;
  removed: Partial<Record<Relation, readonly number[]>>;
}

const AT_MOST = 5_000;
const idsSchema = z
  .string()
  .transform((text): unknown[] => text.split('.').slice(0, AT_MOST))
  .pipe(z.array(rowIdSchema))
  .catch([]);

const inAddress = (way: 'added' | 'removed', relation: Relation) => `${way}-${relation}`;

/** Formats the difference as a query; it contains only ids, and none of patients. */
export function writeDifference({ companyId, added, removed }: RelationDifference): string {
  const params = new URLSearchParams(companyId === null ? {} : { companyId: String(companyId) });
  for (const [way, relations] of [['added', added] as const, ['removed', removed] as const])
    for (const relation of RELATIONS) {
      const ids = relations[relation] ?? [];
      if (ids.length > 0) params.set(inAddress(way, relation), ids.join('.'));
    }
  return params.toString();
}

/** Parses a difference from a query; unreadable parts are ignored. */
export function readDifference(params: URLSearchParams): RelationDifference {
  const read = (way: 'added' | 'removed') =>
    Object.fromEntries(
      RELATIONS.map((relation) => [relation, idsSchema.parse(params.get(inAddress(way, relation)) ?? undefined)]),
    );
  const companyId = rowIdSchema.safeParse(params.get('companyId') ?? undefined);
  return { companyId: companyId.success ? companyId.data : null, added: read('added'), removed: read('removed') };
}

export function isDifference(difference: RelationDifference, keptCompanyId: number | null): boolean {
  const { companyId, added, removed } = difference;
  const isMoved = companyId !== null && companyId !== keptCompanyId;
  return isMoved || [added, removed].some((relations) => Object.values(relations).some((ids) => ids.length > 0));
}
