import { cva } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef } from 'react';

const HEIGHT = '--h-bottom-bar';

const bar = cva('sticky bottom-0 low:static z-(--z-bar) bg-surface py-2.5 shadow-bar print:hidden', {
  variants: {
    kind: {
      /** Of a step: what is missing at the left, back and next at the right; on a phone one above the other. */
      steps: [
        'mt-auto flex items-center gap-2.5 pr-gutter-end pl-gutter',
        'max-md:flex-wrap max-md:px-4 max-md:[&>:is(a,button)]:flex-1',
        'forced-colors:border-[CanvasText] forced-colors:border-t',
      ],
      /** Of a page on a phone: what may be done with it. */
      actions: 'hidden gap-2 px-4 max-md:flex [&>:is(a,button):first-child]:flex-1',
    },
  },
});

const BAR_NOTE =
  'ml-auto inline-flex items-center gap-1.5 whitespace-nowrap text-ink-3 text-xs/sm tabular-nums max-md:hidden';
const BAR_MISSING = [
  'min-w-0 flex-1 text-ink-2 text-sm max-md:w-full max-md:flex-none',
  '[&>p>a]:text-inherit [&>p>a]:underline',
].join(' ');

interface BottomBarProps {
  kind: 'steps' | 'actions';
  children: ReactNode;
}

/**
 * What stays at the bottom of the window. The page knows how high it is, so that neither a toast lies over it nor a field that gets the focus
 * under it.
 */
export function BottomBar({ kind, children }: BottomBarProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
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
    <div ref={box} data-part="bottom-bar" className={bar({ kind })}>
      {children}
    </div>
  );
}

/** What the bar says of itself while nothing is missing; there is no room for it on a phone. */
export function BarNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={BAR_NOTE}>
      {children}
    </span>
  );
}

/** What is missing before going on; on a phone in a line of its own. */
export function BarMissing({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={BAR_MISSING}>
      {children}
    </div>
  );
}
