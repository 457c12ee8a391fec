import { cva } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** On paper it would hang open where the page ends. */
const OUTLINE = 'rounded-lg border border-line-2 print:rounded-none print:border-0';

const look = cva('relative overflow-x-auto [scrollbar-width:thin] md:@container print:overflow-visible', {
  variants: {
    /** Around everything, or, on a phone, around each row instead. */
    box: {
      whole: OUTLINE,
      rows: `${OUTLINE} as-cards:rounded-none as-cards:border-0`,
    },
  },
});

interface ScrollBoxProps {
  /** Names the region while it scrolls. */
  label: string;
  /** The outline of a card. */
  box?: 'whole' | 'rows';
  children: ReactNode;
}

/** What is too wide scrolls inside its own box; then, and only then, the box takes the focus so that arrows move it. */
export function ScrollBox({ label, box = 'whole', children }: ScrollBoxProps) {
  const scrolling = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = scrolling.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const region = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={scrolling} className={look({ box })} {...region}>
      {children}
    </div>
  );
}
