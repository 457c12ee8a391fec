import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandListScope } from '@aval/prisma/demand-scope';
import { recordExport } from '../../access-record/record-export';
import { type ExportedRows, exportList, setOnly } from '../../lists/export-list';
import type { Place } from '../../lists/following-row';
import type { Services } from '../../services';
import { type DemandRow, toDemandRow } from './demand-row';
import { findDemands } from './find-demands';
import { followingCondition, type SortValue } from './following-condition';
import { filterCondition } from './list-condition';
import { listOrder, rowOrder } from './list-order';
import type { DemandListQuery } from './list-query';

/** Exports all demands of the list, in its order. */
export async function exportDemands(
  services: Services,
  actor: Actor,
  query: DemandListQuery,
): Promise<ExportedRows<DemandRow>> {
  const now = services.clock.now();
  const today = civilDateOf(now);
  const { page: _page, pageSize: _pageSize, sort, ...filters } = query;
  const order = rowOrder(sort, actor.role);
  return exportList<DemandRow, Place<SortValue, string>>(services, actor, {
    record: async (tx) => {
      const where = { AND: [demandListScope(actor, today), await filterCondition(tx, actor, query)] };
      const counted = await tx.demand.groupBy({ by: ['companyId'], where, _count: true });
      const counts = counted.map(({ companyId, _count: count }) => ({ companyId, count }));
      await recordExport(tx, actor, { list: 'demands', filters: setOnly(filters), counts }, now);
    },
    readBatch: async (tx, after, take) => {
      const following = after ? [followingCondition(order, after)] : [];
      const ids = await tx.demand.findMany({
        where: { AND: [demandListScope(actor, today), await filterCondition(tx, actor, query), ...following] },
        orderBy: listOrder(sort, actor.role, false),
        take,
        select: { id: true, [order.column]: true } as { id: true },
      });
      const found = await findDemands(
        tx,
        ids.map(({ id }) => id),
        { patient: true, tumour: true },
      );
      const last =
        ids.length === take ? (ids.at(-1) as ({ id: string } & Record<string, SortValue>) | undefined) : undefined;
      return {
        rows: found.map((demand) => toDemandRow(demand, actor, today)),
        last: last ? { id: last.id, by: last[order.column] ?? null } : null,
      };
    },
  });
}
