import { filingObstacle } from '@aval/application/context/filing-place';
import type { DemandRow } from '@aval/application/demands/list/demand-row';
import { describeFilters, withoutUnknown } from '@aval/application/demands/list/filter-options';
import { countPendingDemands, listDemands } from '@aval/application/demands/list/list-demands';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import {
  columnsLeftOut,
  type ListColumn,
  listColumns,
  listFilters,
  statusFilterOptions,
} from '@aval/domain/access/demand-list';
import { roleMay } from '@aval/domain/access/permissions';
import { type ListPageData, listPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { type ShownAction, shownActions } from '../demand-actions/action-address';
import { listAddress } from './list-address';

/** Row of the list with its available actions. */
export type ListedDemand = Omit<DemandRow, 'actions' | 'patient'> & {
  patient: { name: string; age: number } | null;
  actions: ShownAction[];
};

export const DEMANDS_PAGE = listPage({
  key: 'demands',
  addressOf: listAddress,
  parse: (params, { actor }) => parseListQuery(params, actor),
  // The context may have changed since, and with it the known doctors and patients.
  stillKnown: ({ actor }, left) => withoutUnknown(getServices(), actor, left),
  hiddenAtFirst: ({ actor }) => columnsLeftOut(actor.role),
  read: async (session, query, hidden) => {
    const { actor } = session;
    const columns = listColumns(actor.role);
    const isShown = (column: ListColumn) => columns.includes(column) && !hidden.includes(column);
    const shown = { patient: isShown('patient'), tumour: isShown('tumour') };
    const services = getServices();
    const obstacle = filingObstacle(session);
    const [{ rows, count, page }, descriptions, pendingCount] = await Promise.all([
      listDemands(services, actor, query, shown),
      describeFilters(services, actor, query),
      countPendingDemands(services, actor),
    ]);
    return {
      count,
      page,
      rows: rows.map(listed),
      descriptions,
      pendingCount,
      columns,
      filters: listFilters(actor),
      statuses: statusFilterOptions(actor.role),
      mayCreate: roleMay(actor.role, 'demands.create') && obstacle === null,
      obstacle,
    };
  },
});

export type ListPage = ListPageData<typeof DEMANDS_PAGE>;

function listed({ actions, patient, ...row }: DemandRow): ListedDemand {
  return {
    ...row,
    patient: patient && { name: `${patient.firstName} ${patient.lastName}`, age: patient.age },
    actions: shownActions(row.beingDelivered ? [{ kind: 'view' }] : actions),
  };
}
