import { useEffect, useState } from 'react';
import { focusFirstField } from '../components/fields/focus-field';

const REMEMBERED = 12;
/** Ancestors of the lost element; work continues in the nearest one that still exists. */
const PLACES = 'dialog[open], main, body';

/**
 * Keeps the focus from falling to the body: when the focused element disappears, moves it to the next entry of its
 * list, else to the previously focused element, else to the heading of the dialog or page. Focus moved by other code
 * takes precedence.
 */
export function useKeptFocus({ tellsOutcome }: { tellsOutcome: boolean }): void {
  const [isArrival] = useState(tellsOutcome);
  useEffect(() => {
    // A page loaded after an action starts at its heading, like one that replaces another.
    if (isArrival && isNowhere(document)) focusHeading(document.querySelector('main') ?? document.body);
    return keepFocus(document);
  }, [isArrival]);
}

function keepFocus(page: Document): () => void {
  /** Previously focused elements, newest first. */
  let before: HTMLElement[] = [];
  let around: Element[] = [];
  let afterEntry: Element[] = [];
  /** The user clicked on something not focusable, so the focus is meant to be nowhere. */
  let isLeft = false;
  let frame = 0;

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    isLeft = false;
    before = [target, ...before.filter((each) => each !== target && each.isConnected)].slice(0, REMEMBERED);
    around = ancestorsOf(target);
    afterEntry = siblingsAfter(target.closest('[data-entry]'));
  }
  function leave({ target }: FocusEvent) {
    requestAnimationFrame(() => {
      isLeft = isNowhere(page) && target === before[0] && canTakeFocus(before[0]);
    });
  }
  function look() {
    if (frame !== 0 || !isLost()) return;
    // An effect of the new content may move the focus to a better place first.
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (isLost()) goOn();
    });
  }
  function isLost(): boolean {
    const [last] = before;
    return isNowhere(page) && !isLeft && last !== undefined && !canTakeFocus(last);
  }
  function goOn() {
    const place = around.find((each) => each.isConnected && each.matches(PLACES)) ?? page.body;
    if (afterEntry.some((each) => each.isConnected && (focusFirstField(each) || takesFocus(each)))) return;
    if (before.some((each) => place.contains(each) && takesFocus(each))) return;
    focusHeading(place);
  }

  const changes = new MutationObserver(look);
  changes.observe(page, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] });
  page.addEventListener('focusin', remember);
  page.addEventListener('focusout', leave);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    page.removeEventListener('focusin', remember);
    page.removeEventListener('focusout', leave);
  };
}

function focusHeading(place: Element): void {
  const heading = place.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function isNowhere({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body;
}

function canTakeFocus(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
}

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !canTakeFocus(element)) return false;
  element.focus();
  return element.ownerDocument.activeElement === element;
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

function siblingsAfter(element: Element | null): Element[] {
  const next = element?.nextElementSibling;
  return next ? [next, ...siblingsAfter(next)] : [];
}
