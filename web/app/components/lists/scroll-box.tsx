import { cva } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** No outline in print, where a page break would leave it open. */
const OUTLINE = 'rounded-lg border border-line-2 print:rounded-none print:border-0';

const look = cva('relative overflow-x-auto [scrollbar-width:thin] md:@container print:overflow-visible', {
  variants: {
    /** Outline around the whole box, or on a phone around each row instead. */
    box: {
      whole: OUTLINE,
      rows: `${OUTLINE} as-cards:rounded-none as-cards:border-0`,
    },
  },
});

interface ScrollBoxProps {
  /** Accessible name of the region while it scrolls. */
  label: string;
  /** Placement of the outline. */
  box?: 'whole' | 'rows';
  children: ReactNode;
}

/** Scroll container for wide content. It is focusable only while it overflows, so that arrow keys scroll it. */
export function ScrollBox({ label, box = 'whole', children }: ScrollBoxProps) {
  const scrolling = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = scrolling.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  const region = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={scrolling} className={look({ box })} {...region}>
      {children}
    </div>
  );
}
