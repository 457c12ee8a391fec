import { type RefObject, useEffect } from 'react';

/** Tells in `data-cut` at which edges a scrolling strip goes on, so that its styles can fade them: `start end`. */
export function useCutEdges(strip: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current: shown } = strip;
    if (!shown) return;
    const tell = () => {
      const rest = shown.scrollWidth - shown.clientWidth - shown.scrollLeft;
      shown.dataset['cut'] = [shown.scrollLeft > 1 ? 'start' : '', rest > 1 ? 'end' : ''].filter(Boolean).join(' ');
    };
    const observer = new ResizeObserver(tell);
    for (const each of [shown, ...shown.children]) observer.observe(each);
    shown.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      shown.removeEventListener('scroll', tell);
    };
  }, [strip]);
}
