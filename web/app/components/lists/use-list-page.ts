import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { leadToAccount } from '../notices/obliged';
import { type Poll, usePoll } from '../notices/use-poll';

interface ListPageOptions<Page> {
  /** The resource route that answers each address of the list with its page. */
  statePath: string;
  loaded: Page;
  /** How often it is asked for by itself; without it never: a list in which somebody is reading does not change under the eyes. */
  everyMs?: number;
}

const NEVER = { intervalMs: 60_000, isWanted: () => false };

/**
 * The page of a list for the address as it is now. Filters and turns of the page are asked for here, and not by the route's loader: where that has no
 * answer, the page is gone with all that it showed. The route's loader rests meanwhile (`staysOnPage`).
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
    // A filter that is chosen once more is asked for once more.
    if (before.loaded === loaded && before.key !== key) ask();
  }, [loaded, key, ask]);
  // A list that somebody turns or narrows is a step like any other: it leads to what is owed, and back.
  const isStep = problem === 'obliged' && !poll.isOfAddress;
  useEffect(() => {
    if (isStep) leadToAccount();
  }, [isStep]);
  return poll;
}
