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
  /** Under which it is remembered how the list was left. */
  key: string;
  addressOf: (query: Query) => string;
  parse: (params: URLSearchParams, session: Session) => Query | Promise<Query>;
  /** What is left of a remembered query now; all of it when not said. */
  stillKnown?: (session: Session, query: Query) => Promise<Query>;
  /** Null for those who may not see the list. */
  read: (session: Session, query: Query) => Promise<Found | null>;
}

type Shown<Query, Found> = Omit<Found, 'page'> & {
  query: Query;
  /** Under which it is remembered, and the columns that its reader does without. */
  listKey: string;
  hidden: readonly string[];
  today: CivilDate;
  readAt: string;
};

interface Asked<Query> {
  query: Query;
  hidden: readonly string[];
}

/** What the routes of one list answer: its page, and its state for filters, turns of the page and refreshing. */
export interface ListPage<Query, Found> {
  load: (session: Session, request: Request) => Promise<Shown<Query, Found>>;
  state: (session: Session, request: Request) => Promise<Response>;
}

export type ListPageData<Page> = Page extends ListPage<infer Query, infer Found> ? Shown<Query, Found> : never;

/**
 * A list under its bare address is shown as it was left, until the user signs out. It is never shown there: loading it again after a form
 * would be a redirect that drops what the form changed. A page that no longer exists leads to the last one.
 */
export function listPage<Query extends { page: number }, Found extends { page: number }>(
  parts: ListPageParts<Query, Found>,
): ListPage<Query, Found> {
  const { key, addressOf, parse, stillKnown } = parts;

  async function asked(session: Session, { search, searchParams }: URL): Promise<Asked<Query>> {
    const state = await getListState(getServices(), session, key);
    const { hidden } = state;
    if (search !== '') return { query: await parse(searchParams, session), hidden };
    const left = await parse(new URLSearchParams(state.search ?? ''), session);
    return { query: stillKnown ? await stillKnown(session, left) : left, hidden };
  }

  async function read(session: Session, request: Request, { query, hidden }: Asked<Query>) {
    const found = await parts.read(session, query);
    if (!found) throw new Response(null, { status: 403 });
    const { page, ...rest } = found;
    const shown = { ...query, page };
    const services = getServices();
    // What could not be shown is not where somebody wants to come back to, and a page that asks by itself is nowhere else than it was.
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

/** The page of a plain list, remembered under its path. */
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
