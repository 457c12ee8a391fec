import { type ReactNode, useEffect, useRef, useState } from 'react';
import { joinClasses } from './join-classes';

interface ScrollBoxProps {
  /** Names the region while it scrolls. */
  label: string;
  /** With the outline of a card. */
  boxed?: boolean;
  children: ReactNode;
}

/** What is too wide scrolls inside its own box; then, and only then, the box takes the focus so that arrows move it. */
export function ScrollBox({ label, boxed = true, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const region = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={box} className={joinClasses('scroll-box', boxed && 'box')} {...region}>
      {children}
    </div>
  );
}
