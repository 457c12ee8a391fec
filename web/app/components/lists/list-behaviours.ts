import { keepText, keptText } from '../../shell/kept-text';

const EDITED =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"]';
const PRESSED = 'a, button, input, select, textarea, label, summary, [role="menu"], [role="listbox"]';
const ROWS = 'tbody > tr:not([data-unfolded])';
const SWITCH = 'list-keys';

/** Returns the top bar's button that opens the context search; null for users with a single context. */
export function contextButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-part="context-switch"]');
}

/**
 * Returns whether single-key shortcuts are on. Speech input, or a key held down by accident, could trigger them, so
 * users can disable them.
 */
export function areKeysOn(): boolean {
  return keptText('localStorage', SWITCH) !== 'off';
}

export function switchKeys(isOn: boolean): void {
  keepText('localStorage', SWITCH, isOn ? null : 'off');
}

/**
 * Adds pointer and keyboard behaviour to a list: a click on a row follows its `data-opens` link, `/` goes to the
 * search, `j` and `k` to the next and the previous row, `c` opens the context search, `?` shows the shortcuts. Source:
 * docs/rules.md 9.5.
 */
export function attachListBehaviours(box: HTMLElement, onHelp: () => void): () => void {
  const whileAttached = new AbortController();
  const { signal } = whileAttached;
  box.addEventListener('click', (event) => pressRow(event), { signal });
  // The middle button opens a link in another tab.
  box.addEventListener('auxclick', (event) => event.button === 1 && pressRow(event), { signal });
  document.addEventListener('keydown', (event) => pressKey(event, box, onHelp), { signal });
  return () => whileAttached.abort();
}

function pressRow(event: MouseEvent): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(PRESSED)) return;
  // The user is selecting text to read or copy it.
  if (getSelection()?.isCollapsed === false) return;
  const opens = target.closest(ROWS)?.querySelector<HTMLElement>('[data-opens]');
  if (!opens) return;
  const { shiftKey, button } = event;
  const isElsewhere = event.ctrlKey || event.metaKey || button === 1;
  const isApple = /Mac|iP(hone|ad)/.test(navigator.platform);
  const keys = { shiftKey, ctrlKey: isElsewhere && !isApple, metaKey: isElsewhere && isApple };
  opens.dispatchEvent(new MouseEvent('click', { ...keys, bubbles: true, cancelable: true, view: window }));
}

function pressKey(event: KeyboardEvent, box: HTMLElement, onHelp: () => void): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !areKeysOn()) return;
  if (target instanceof Element && target.closest(EDITED)) return;
  if (document.querySelector('dialog[open]')) return;
  const command = {
    '/': toSearch,
    j: () => toRow(box, 1),
    k: () => toRow(box, -1),
    c: () => contextButton()?.click(),
    '?': onHelp,
  }[key];
  if (!command) return;
  event.preventDefault();
  command();
}

function toSearch(): void {
  const search = document.querySelector<HTMLInputElement>('main search input[type="search"]');
  search?.focus();
  search?.select();
}

function toRow(box: HTMLElement, step: 1 | -1): void {
  const rows = [...box.querySelectorAll<HTMLElement>(ROWS)];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current === -1 ? rows[step === 1 ? 0 : rows.length - 1] : rows[current + step];
  if (!next) return;
  const opens = next.querySelector<HTMLElement>('[data-opens]');
  // A row without a link can still be focused to read on from there.
  if (!opens) next.tabIndex = -1;
  (opens ?? next).focus();
}
