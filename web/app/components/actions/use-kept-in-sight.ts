import { type RefObject, useEffect } from 'react';

/** Scrolls an overflowing strip so that its current entry is centred, also when the width changes. */
export function useKeptInSight(strip: RefObject<HTMLElement>, current: number): void {
  useEffect(() => {
    const { current: shown } = strip;
    const entry = shown?.children[current];
    if (!shown || !entry) return;
    const observer = new ResizeObserver(() => {
      const around = shown.getBoundingClientRect();
      const { left, width } = entry.getBoundingClientRect();
      shown.scrollLeft += left + width / 2 - (around.left + around.width / 2);
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [strip, current]);
}
