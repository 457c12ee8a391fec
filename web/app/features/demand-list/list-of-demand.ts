import { useEffect } from 'react';

/**
 * Key in local storage of recently opened demands with the list they were opened from; shared with tabs opened from the
 * list.
 */
const KEPT_AS = 'lists-of-demands';
const MOST_KEPT = 50;

interface Kept {
  demandId: string;
  /** Query of the list's address: filters and order, without names or numbers of patients. */
  list: string;
}

const DEMAND = /^\/app\/demands\/([0-9a-f-]{36})\b/;

/**
 * Stores the list that a demand was opened from, so that the user can go on in it after a decision. Source:
 * docs/rules.md 2.6.
 */
export function keepListOf(demandId: string, list: string): void {
  const others = kept().filter((each) => each.demandId !== demandId);
  localStorage.setItem(KEPT_AS, JSON.stringify([{ demandId, list }, ...others].slice(0, MOST_KEPT)));
}

/** Returns the list that the demand was last opened from, or null. */
export function listOf(demandId: string): string | null {
  return kept().find((each) => each.demandId === demandId)?.list ?? null;
}

/** Reads the stored entries, which an earlier version of this page may have written. */
function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(each: Partial<Kept> | null): each is Kept {
  return typeof each?.demandId === 'string' && typeof each.list === 'string';
}

/** Stores the list for each demand link that is pressed in it, whichever tab it opens in. */
export function useKeptList(list: string): void {
  useEffect(() => {
    const whileShown = new AbortController();
    function keep({ target }: Event): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const demandId = link && DEMAND.exec(new URL(link.href).pathname)?.[1];
      if (demandId) keepListOf(demandId, list);
    }
    // In the capture phase, before the press takes effect; `contextmenu` covers opening in another tab from the
    // browser's menu.
    for (const type of ['click', 'auxclick', 'contextmenu'])
      document.addEventListener(type, keep, { signal: whileShown.signal, capture: true });
    return () => whileShown.abort();
  }, [list]);
}
