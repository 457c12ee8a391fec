import type { Session } from '@aval/application/access/load-session';
import type { DemandRow } from '@aval/application/demands/list/demand-row';
import { describeFilters, withoutUnknown } from '@aval/application/demands/list/filter-options';
import { countPendingDemands, listDemands } from '@aval/application/demands/list/list-demands';
import type { DemandListQuery } from '@aval/application/demands/list/list-query';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import { listColumns, listFilters, statusFilterOptions } from '@aval/domain/access/demand-list';
import { roleMay } from '@aval/domain/access/permissions';
import { loadLedList, recallList, rememberList } from '../../server/list-memory.server';
import { getServices } from '../../server/services.server';
import { type ShownAction, shownActions } from '../demand-actions/action-address';
import { listAddress } from './list-address';

const LIST_KEY = 'demands';

/** A row as the page gets it: facts, and what may be done. */
export type ListedDemand = Omit<DemandRow, 'actions'> & {
  actions: ShownAction[];
};

/** What the demand list shows for a request. */
export async function loadListPage(session: Session, request: Request) {
  const address = new URL(request.url);
  return loadLedList(request, {
    asked: await askedQuery(session, address),
    addressOf: listAddress,
    read: () => readListPage(session, address),
  });
}

async function askedQuery(session: Session, { search, searchParams }: URL): Promise<DemandListQuery> {
  return search === '' ? recallQuery(session) : parseListQuery(searchParams, session.actor);
}

/** The list as it was left. Another context may have been chosen since, which has other doctors and patients. */
async function recallQuery(session: Session): Promise<DemandListQuery> {
  const left = parseListQuery(await recallList(session, LIST_KEY), session.actor);
  return withoutUnknown(getServices(), session.actor, left);
}

/** The page that an address asks for, or the last one when there are not so many; it is remembered as the one that was left. */
export async function readListPage(session: Session, address: URL) {
  const services = getServices();
  const { actor } = session;
  const query = await askedQuery(session, address);
  const readAt = services.clock.now().toISOString();
  const [page, descriptions, pendingCount] = await Promise.all([
    listDemands(services, actor, query),
    describeFilters(services, actor, query),
    countPendingDemands(services, actor),
  ]);
  const shown = { ...query, page: page.page };
  // What could not be shown is not where somebody wants to come back to.
  await rememberList(session, LIST_KEY, listAddress(shown));
  return {
    query: shown,
    readAt,
    rows: page.rows.map(listed),
    count: page.count,
    pendingCount,
    descriptions,
    columns: listColumns(actor.role),
    filters: listFilters(actor),
    statuses: statusFilterOptions(actor.role),
    mayCreate: roleMay(actor.role, 'demands.create'),
  };
}

export type ListPage = Awaited<ReturnType<typeof readListPage>>;

function listed({ actions, ...row }: DemandRow): ListedDemand {
  return { ...row, actions: shownActions(row.beingDelivered ? [{ kind: 'view' }] : actions) };
}
