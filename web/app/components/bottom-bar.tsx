import { type ReactNode, useEffect, useRef } from 'react';

const HEIGHT = '--h-bottom-bar';

/**
 * What stays at the bottom of the window. The page knows how high it is, so that neither a toast lies over it nor a field that gets the focus
 * under it.
 */
export function BottomBar({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div ref={bar} className={className}>
      {children}
    </div>
  );
}
