import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Collapsing {
  /** Whether the top of the page is scrolled out of view. */
  collapsed: boolean;
  /** Observed element above the header. */
  top: RefObject<HTMLDivElement>;
  header: RefObject<HTMLDivElement>;
}

/**
 * Publishes the header's height, which depends on its wrapping. A section at the position of a jump with the previous
 * height is moved to directly below the header.
 */
function keepHeight(header: HTMLElement): void {
  const named = document.getElementById(location.hash.slice(1));
  const isWherePut = named !== null && Math.abs(named.getBoundingClientRect().top - leftFree(named)) < 2;
  header.parentElement?.style.setProperty('--h-kept-header', `${header.offsetHeight}px`);
  if (isWherePut) named.scrollIntoView();
}

/** Returns the distance from the top of the window at which a jump places an element. */
function leftFree(element: Element): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return Number.parseFloat(scrollPaddingTop) + Number.parseFloat(getComputedStyle(element).scrollMarginTop);
}

/** Collapses the sticky header while the page is scrolled. */
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
      // Compensates the lost height by a margin in the same frame, so that the page below does not move.
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
