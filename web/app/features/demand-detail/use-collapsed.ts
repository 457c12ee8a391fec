import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Collapsing {
  /** Whether the top of the page is out of sight. */
  collapsed: boolean;
  /** Stands above the header and is watched. */
  top: RefObject<HTMLDivElement>;
  header: RefObject<HTMLDivElement>;
}

/**
 * Tells the page how high the header is, which depends on how its row breaks. A section that the address names, and that stands where a jump with
 * another height has put it, is put right below the header.
 */
function keepHeight(header: HTMLElement): void {
  const named = document.getElementById(location.hash.slice(1));
  const isWherePut = named !== null && Math.abs(named.getBoundingClientRect().top - leftFree(named)) < 2;
  header.parentElement?.style.setProperty('--h-kept-header', `${header.offsetHeight}px`);
  if (isWherePut) named.scrollIntoView();
}

/** How far below the edge of the window a jump puts an element. */
function leftFree(element: Element): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return Number.parseFloat(scrollPaddingTop) + Number.parseFloat(getComputedStyle(element).scrollMarginTop);
}

/** A header that sticks to the top of the page keeps less of itself once the page is scrolled. */
export function useCollapsed(): Collapsing {
  const top = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useState(false);

  useEffect(() => {
    const { current: watched } = top;
    if (!watched) return;
    let wholeHeight = 0;
    const observer = new IntersectionObserver(([entry]) => {
      const { current: shown } = header;
      if (!entry || !shown) return;
      const isAway = !entry.isIntersecting;
      if (isAway) wholeHeight = shown.offsetHeight;
      flushSync(() => setCollapsed(isAway));
      // What the header gives up of its height becomes its margin, in the same frame, so that the page below it does not move.
      shown.style.marginBottom = isAway ? `${Math.max(0, wholeHeight - shown.offsetHeight)}px` : '';
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const { current: shown } = header;
    if (!shown || !collapsed) return;
    const observer = new ResizeObserver(() => keepHeight(shown));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [collapsed]);

  return { collapsed, top, header };
}
