import { keepText, keptText } from '../../shell/kept-text';

/**
 * Key in session storage of the row last left, as the list and the row's link; survives full page loads, such as after
 * saving.
 */
const KEPT_AS = 'left-row';
const OPENS = '[data-opens]';

/** Remembers the last row that was clicked or received the focus. `list` includes the user: another may sign in in the same tab. */
export function watchRows(box: HTMLElement, list: string): () => void {
  const whileWatched = new AbortController();
  function remember({ target }: Event): void {
    const row = target instanceof Element ? target.closest('tr') : null;
    const leadsTo = row?.querySelector(OPENS)?.getAttribute('href');
    if (leadsTo) keepText('sessionStorage', KEPT_AS, `${list} ${leadsTo}`);
  }
  for (const type of ['focusin', 'click']) box.addEventListener(type, remember, { signal: whileWatched.signal });
  return () => whileWatched.abort();
}

/**
 * Focuses the row that the user left the list by, unless something else has the focus: the previously focused element
 * went with the previous page. Source: docs/rules.md 9.10.
 */
export function returnToRow(box: HTMLElement, list: string): void {
  const { activeElement, body } = document;
  const isNowhere = activeElement === null || activeElement === body;
  const [leftList, leadsTo] = (keptText('sessionStorage', KEPT_AS) ?? '').split(' ');
  if (!isNowhere || leftList !== list) return;
  keepText('sessionStorage', KEPT_AS, null);
  const opens = [...box.querySelectorAll<HTMLElement>(OPENS)].find((each) => each.getAttribute('href') === leadsTo);
  opens?.focus({ preventScroll: true });
  opens?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}
