import { RELATIONS, type Relation } from '@aval/domain/access/user-relations';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';

/** Added and removed relations, and the company if it changes. */
export interface TieDifference {
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
export function writeDifference({ companyId, added, removed }: TieDifference): string {
  const params = new URLSearchParams(companyId === null ? {} : { companyId: String(companyId) });
  for (const [way, ties] of [['added', added] as const, ['removed', removed] as const])
    for (const relation of RELATIONS) {
      const ids = ties[relation] ?? [];
      if (ids.length > 0) params.set(inAddress(way, relation), ids.join('.'));
    }
  return params.toString();
}

/** Parses a difference from a query; unreadable parts are ignored. */
export function readDifference(params: URLSearchParams): TieDifference {
  const read = (way: 'added' | 'removed') =>
    Object.fromEntries(
      RELATIONS.map((relation) => [relation, idsSchema.parse(params.get(inAddress(way, relation)) ?? undefined)]),
    );
  const companyId = rowIdSchema.safeParse(params.get('companyId') ?? undefined);
  return { companyId: companyId.success ? companyId.data : null, added: read('added'), removed: read('removed') };
}

export function isDifference(difference: TieDifference, keptCompanyId: number | null): boolean {
  const { companyId, added, removed } = difference;
  const isMoved = companyId !== null && companyId !== keptCompanyId;
  return isMoved || [added, removed].some((ties) => Object.values(ties).some((ids) => ids.length > 0));
}
