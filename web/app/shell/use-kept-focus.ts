import { useEffect, useState } from 'react';
import { focusFirstField } from '../components/fields/focus-field';

const REMEMBERED = 12;
/** The nearest of them that is still there is where the work goes on. */
const PLACES = 'dialog[open], main, body';

/**
 * The focus never falls on the page: where the element that had it is gone, it goes to the entry that stood after it in a list, else back to where
 * it was before, else to the heading of the dialog or page. Whoever moves it by themselves afterwards is heard first.
 */
export function useKeptFocus({ tellsOutcome }: { tellsOutcome: boolean }): void {
  const [isArrival] = useState(tellsOutcome);
  useEffect(() => {
    // A whole page that came after something was done begins at its heading, as one that replaces another does.
    if (isArrival && isNowhere(document)) focusHeading(document.querySelector('main') ?? document.body);
    return keepFocus(document);
  }, [isArrival]);
}

function keepFocus(page: Document): () => void {
  /** What had the focus, newest first. */
  let before: HTMLElement[] = [];
  let around: Element[] = [];
  let afterEntry: Element[] = [];
  /** Somebody clicked where nothing takes the focus: it is meant to be nowhere. */
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
    // An effect of what came instead may have a better place for it.
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
