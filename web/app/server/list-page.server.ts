import { getListState, saveListState } from '@aval/application/access/list-state';
import type { Session } from '@aval/application/access/load-session';
import type { BrowsedPage } from '@aval/application/lists/browse-list';
import type { AnyPlainList, FilterName, QueryOf } from '@aval/application/lists/plain-list';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { ListAddress } from '../components/plain-list/list-address';
import { isBackground } from './background-request';
import { getServices } from './services.server';
import { redirectOnward } from './toast.server';

interface ListPageParts<Query extends { page: number }, Found extends { page: number }> {
  /** Key that the list's last state is stored by. */
  key: string;
  addressOf: (query: Query) => string;
  parse: (params: URLSearchParams, session: Session) => Query | Promise<Query>;
  /** Returns the part of a remembered query that still applies; defaults to all of it. */
  stillKnown?: (session: Session, query: Query) => Promise<Query>;
  /** Columns that are hidden until the user chooses some; defaults to none. */
  hiddenAtFirst?: (session: Session) => readonly string[];
  /** Null for users who may not see the list. Hidden columns need no data. */
  read: (session: Session, query: Query, hidden: readonly string[]) => Promise<Found | null>;
}

type Shown<Query, Found> = Omit<Found, 'page'> & {
  query: Query;
  /** Key that the list's state is stored by, and its hidden columns. */
  listKey: string;
  hidden: readonly string[];
  today: CivilDate;
  readAt: string;
};

interface Asked<Query> {
  query: Query;
  hidden: readonly string[];
}

/** Handlers of a list's routes: its page, and its state for filtering, paging and refreshing. */
export interface ListPage<Query, Found> {
  load: (session: Session, request: Request) => Promise<Shown<Query, Found>>;
  state: (session: Session, request: Request) => Promise<Response>;
}

export type ListPageData<Page> = Page extends ListPage<infer Query, infer Found> ? Shown<Query, Found> : never;

/**
 * Creates the handlers of a list. Its bare address redirects to the list as the user left it, until sign-out; the list
 * is never rendered there, because reloading after a form would be a redirect that drops the form's result. A page
 * beyond the last redirects to the last one.
 */
export function listPage<Query extends { page: number }, Found extends { page: number }>(
  parts: ListPageParts<Query, Found>,
): ListPage<Query, Found> {
  const { key, addressOf, parse, stillKnown, hiddenAtFirst } = parts;

  async function asked(session: Session, { search, searchParams }: URL): Promise<Asked<Query>> {
    const state = await getListState(getServices(), session, key);
    const hidden = state.hidden ?? hiddenAtFirst?.(session) ?? [];
    if (search !== '') return { query: await parse(searchParams, session), hidden };
    const left = await parse(new URLSearchParams(state.search ?? ''), session);
    return { query: stillKnown ? await stillKnown(session, left) : left, hidden };
  }

  async function read(session: Session, request: Request, { query, hidden }: Asked<Query>) {
    const found = await parts.read(session, query, hidden);
    if (!found) throw new Response(null, { status: 403 });
    const { page, ...rest } = found;
    const shown = { ...query, page };
    const services = getServices();
    // Stored only after the list was read successfully, and not for background requests, in which the user does not
    // move.
    if (!isBackground(request)) await saveListState(services, session, key, searchOf(addressOf(shown)));
    const now = services.clock.now();
    return { ...rest, query: shown, hidden, listKey: key, today: civilDateOf(now), readAt: now.toISOString() };
  }

  return {
    load: async (session, request) => {
      const address = new URL(request.url);
      const wanted = await asked(session, address);
      if (address.search === '') throw redirectOnward(request, addressOf(wanted.query));
      const shown = await read(session, request, wanted);
      if (shown.query.page !== wanted.query.page) throw redirectOnward(request, addressOf(shown.query));
      return shown;
    },
    state: async (session, request) =>
      Response.json(await read(session, request, await asked(session, new URL(request.url)))),
  };
}

function searchOf(address: string): string {
  return new URL(address, 'http://list').search.slice(1);
}

type Browse<List extends AnyPlainList, Row> = (
  services: Services,
  actor: Actor,
  query: QueryOf<List>,
) => Promise<BrowsedPage<Row, FilterName<List>> | null>;

/** Handlers of a plain list; its state is stored by the list's path. */
export function plainListPage<List extends AnyPlainList, Row>(
  address: ListAddress<List>,
  browse: Browse<List, Row>,
): ListPage<QueryOf<List>, BrowsedPage<Row, FilterName<List>>> {
  return listPage<QueryOf<List>, BrowsedPage<Row, FilterName<List>>>({
    key: address.path,
    addressOf: address.of,
    parse: (params) => address.list.parse(params) as QueryOf<List>,
    read: (session, query) => browse(getServices(), session.actor, query),
  });
}
