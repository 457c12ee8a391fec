import { useLocation, useNavigationType } from '@remix-run/react';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import type { LinkExtras } from '../../components/actions/menu';
import { usePageData } from '../../shell/data/use-page-data';
import { isOpening, type Opening, offerToTab, takeFromTab } from './opening';

const DEMAND = /^\/app\/demands\/([0-9a-f-]{36})(?=\/|$)/;

/**
 * Props for links to the demands of a list: they pass the list on to the demand's page, also in another tab, so that
 * "next" after a decision stays in the list. Source: docs/rules.md 2.6.
 */
export function useOpening(list: string): (demandId: string) => LinkExtras {
  const reader = useReader();
  return (demandId) => {
    const opening: Opening = { reader, demandId, list };
    const offer = () => offerToTab(opening);
    return {
      state: { opening },
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) offer();
      },
      onAuxClick: offer,
      onContextMenu: offer,
    };
  };
}

/**
 * Stores the opening of a demand in its history entry, so that it survives reloads and going back, and carries it over
 * to further entries of the same demand. A demand opened from anywhere but a list has none.
 */
export function useKeptOpening(): void {
  const reader = useReader();
  const { pathname, state, key } = useLocation();
  const way = useNavigationType();
  const before = useRef<Opening | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own key.
  useEffect(() => {
    const demandId = DEMAND.exec(pathname)?.[1];
    const isFirst = before.current === undefined;
    const candidates = [
      openingOfEntry(),
      (state as { opening?: unknown } | null)?.opening,
      way === 'POP' ? null : before.current,
    ];
    const found = candidates.filter(isOpening).find((each) => each.demandId === demandId);
    before.current = found ?? (demandId && isFirst && isOpenedByTab() ? takeFromTab(reader, demandId) : null);
    if (before.current) history.replaceState({ ...history.state, opening: before.current }, '');
  }, [key, pathname]);
}

/** Returns a getter of the list that the current user opened the demand from; null when there is none. */
export function useListOf(demandId: string): () => string | null {
  const reader = useReader();
  return useCallback(() => {
    const opening = openingOfEntry();
    return opening?.demandId === demandId && opening.reader === reader ? opening.list : null;
  }, [demandId, reader]);
}

function useReader(): string {
  const user = usePageData()?.user;
  return `${user?.id} ${user?.role}`;
}

function openingOfEntry(): Opening | null {
  const opening: unknown = history.state?.opening;
  return isOpening(opening) ? opening : null;
}

/** Typed or pasted addresses and links in mails have no referrer of ours; reloads and going back have their own history entry. */
function isOpenedByTab(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/app/demands`);
}
