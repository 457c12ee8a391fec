/** Under it the tab keeps the row by which a list was left last, by where it leads: also over a page that comes as a whole, as after saving. */
const KEPT_AS = 'left-row';
const OPENS = '[data-opens]';

/** Remembers the row in which somebody pressed something, or into which the focus came. */
export function watchRows(box: HTMLElement, list: string): () => void {
  const whileWatched = new AbortController();
  function remember({ target }: Event): void {
    const row = target instanceof Element ? target.closest('tr') : null;
    const leadsTo = row?.querySelector(OPENS)?.getAttribute('href');
    if (leadsTo) sessionStorage.setItem(KEPT_AS, `${list} ${leadsTo}`);
  }
  for (const type of ['focusin', 'click']) box.addEventListener(type, remember, { signal: whileWatched.signal });
  return () => whileWatched.abort();
}

/**
 * Whoever comes back from a row is at that row again, as long as the focus is nowhere else: what had it went with the page before. Source:
 * docs/rules.md 9.10.
 */
export function returnToRow(box: HTMLElement, list: string): void {
  const { activeElement, body } = document;
  const isNowhere = activeElement === null || activeElement === body;
  const [leftList, leadsTo] = (sessionStorage.getItem(KEPT_AS) ?? '').split(' ');
  if (!isNowhere || leftList !== list) return;
  sessionStorage.removeItem(KEPT_AS);
  const opens = [...box.querySelectorAll<HTMLElement>(OPENS)].find((each) => each.getAttribute('href') === leadsTo);
  opens?.focus({ preventScroll: true });
  opens?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}
