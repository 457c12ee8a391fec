import { cva } from 'class-variance-authority';
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';

const HEIGHT = '--h-bottom-bar';

const STICKY = 'sticky bottom-0 low:static z-(--z-bar) bg-surface py-2.5 shadow-bar';

/** At the foot of a form: what was changed at the left, buttons at the right, on a phone below one another. */
const FORM = ['flex flex-wrap items-center gap-2.5', 'max-md:[&>:is(a,button)]:flex-1 max-md:[&>:is(a,button)]:px-2.5'];

const bar = cva('print:hidden', {
  variants: {
    kind: {
      /** Of a step: what is missing at the left, back and next at the right; on a phone one above the other. */
      steps: [
        STICKY,
        'mt-auto flex items-center gap-2.5 pr-gutter-end pl-gutter',
        'max-md:flex-wrap max-md:px-4 max-md:[&>:is(a,button)]:flex-1',
        'forced-colors:border-[CanvasText] forced-colors:border-t',
      ],
      /** Of a page on a phone: what may be done with it. */
      actions: [STICKY, 'hidden gap-2 px-4 max-md:flex [&>:is(a,button):first-child]:flex-1'],
      /** Of a form in which something differs from what is stored. What it is painted on reaches beyond the form, to the edges of the page. */
      save: [
        STICKY,
        FORM,
        '[border-image:linear-gradient(var(--c-line)_1px,var(--c-surface)_1px)_0_fill/0/0_100vw_0_var(--gutter)] shadow-none',
        // At the end of the page it stands at the edge of the window, too.
        'in-[form:last-child]:-mb-10',
        'forced-colors:border-[CanvasText] forced-colors:border-t',
      ],
      /** Of one in which nothing does, or of something new. */
      rest: [FORM, 'justify-end py-2.5'],
    },
  },
});

const barNote = cva('ml-auto inline-flex items-center gap-1.5 whitespace-nowrap text-xs/sm tabular-nums', {
  variants: { isFailure: { true: 'text-danger', false: 'text-ink-3 max-md:hidden' } },
});
const BAR_MISSING = [
  'min-w-0 flex-1 text-ink-2 text-sm max-md:w-full max-md:flex-none',
  '[&>p>a]:text-inherit [&>p>a]:underline',
].join(' ');

interface BottomBarProps {
  kind: 'steps' | 'actions' | 'save' | 'rest';
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/**
 * What stays at the bottom of the window. The page knows how high it is, so that neither a toast lies over it nor a field that gets the focus
 * under it.
 */
export function BottomBar({ kind, onKeyDown, children }: BottomBarProps) {
  const box = useRef<HTMLDivElement>(null);
  const stays = kind !== 'rest';
  useEffect(() => {
    const element = box.current;
    if (!element || !stays) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [stays]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons in it.
    <div ref={box} data-part="bottom-bar" className={bar({ kind })} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

interface BarNoteProps {
  id?: string;
  isFailure?: boolean;
  children: ReactNode;
}

/** What the bar says of itself; on a phone there is room for a failure alone. */
export function BarNote({ id, isFailure = false, children }: BarNoteProps) {
  return (
    <span id={id} className={barNote({ isFailure })}>
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
