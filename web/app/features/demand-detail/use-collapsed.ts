import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Collapsing {
  /** Whether the top of the page is out of sight. */
  collapsed: boolean;
  /** Stands above the header and is watched. */
  top: RefObject<HTMLDivElement>;
  header: RefObject<HTMLDivElement>;
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

  return { collapsed, top, header };
}
