import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { leadToAccount } from '../notices/obliged';
import { type Poll, usePoll } from '../notices/use-poll';

interface ListPageOptions<Page> {
  /** Resource route that returns the page for each address of the list. */
  statePath: string;
  loaded: Page;
  /** Polling interval in ms. Without it there is no polling, so that the list does not change while being read. */
  everyMs?: number;
}

const NEVER = { intervalMs: 60_000, isWanted: () => false };

/**
 * Loads the list page for the current address. Filters and page changes are requested here instead of by the route's
 * loader, whose failure would replace the page with an error. The route's loader is skipped meanwhile (`staysOnPage`).
 */
export function useListPage<Page extends object>({ statePath, loaded, everyMs }: ListPageOptions<Page>): Poll<Page> {
  const { key, search } = useLocation();
  const when = everyMs === undefined ? NEVER : { intervalMs: everyMs };
  const poll = usePoll({ ...when, loaded, address: `${statePath}${search}` });
  const { ask, problem } = poll;
  const arrived = useRef({ loaded, key });
  useEffect(() => {
    const before = arrived.current;
    arrived.current = { loaded, key };
    // Choosing the same filter again repeats the request.
    if (before.loaded === loaded && before.key !== key) ask();
  }, [loaded, key, ask]);
  // Paging or filtering counts as navigation, so an open obligation redirects to the account and back.
  const isStep = problem === 'obliged' && !poll.isOfAddress;
  useEffect(() => {
    if (isStep) leadToAccount();
  }, [isStep]);
  return poll;
}
