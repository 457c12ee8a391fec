import { useEffect } from 'react';

/** Under it the browser keeps, of the demands that were opened from the list last, as what list: also for the tab in which one is opened. */
const KEPT_AS = 'lists-of-demands';
const MOST_KEPT = 50;

interface Kept {
  demandId: string;
  /** The list's address behind its question mark: filters and order, in which stands no name and no number of a patient. */
  list: string;
}

const DEMAND = /^\/app\/demands\/([0-9a-f-]{36})\b/;

/** Keeps from which list a demand was opened last, so that whoever decides goes on in it. Source: docs/rules.md 2.6. */
export function keepListOf(demandId: string, list: string): void {
  const others = kept().filter((each) => each.demandId !== demandId);
  localStorage.setItem(KEPT_AS, JSON.stringify([{ demandId, list }, ...others].slice(0, MOST_KEPT)));
}

/** The list from which a demand was opened last; null when it was from none. */
export function listOf(demandId: string): string | null {
  return kept().find((each) => each.demandId === demandId)?.list ?? null;
}

/** What stands there was written by this page, or by a version of it before. */
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

/** Keeps the list of each demand whose link in it is pressed, in whichever tab it opens. */
export function useKeptList(list: string): void {
  useEffect(() => {
    const whileShown = new AbortController();
    function keep({ target }: Event): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const demandId = link && DEMAND.exec(new URL(link.href).pathname)?.[1];
      if (demandId) keepListOf(demandId, list);
    }
    // Before whatever the press leads to; a menu of the browser opens a link in another tab without one.
    for (const type of ['click', 'auxclick', 'contextmenu'])
      document.addEventListener(type, keep, { signal: whileShown.signal, capture: true });
    return () => whileShown.abort();
  }, [list]);
}
