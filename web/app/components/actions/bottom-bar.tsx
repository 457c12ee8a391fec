import { cva } from 'class-variance-authority';
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';

const HEIGHT = '--h-bottom-bar';

const STICKY = 'sticky bottom-0 low:static z-(--z-bar) bg-surface py-2.5 shadow-bar';

/** Bar at the foot of a form: changes at the left, buttons at the right; stacked on a phone. */
const FORM = ['flex flex-wrap items-center gap-2.5', 'max-md:[&>:is(a,button)]:flex-1 max-md:[&>:is(a,button)]:px-2.5'];

const bar = cva('print:hidden', {
  variants: {
    kind: {
      /** Bar of a wizard step: missing fields at the left, back and next at the right; stacked on a phone. */
      steps: [
        STICKY,
        'mt-auto flex items-center gap-2.5 pr-gutter-end pl-gutter',
        'max-md:flex-wrap max-md:px-4 max-md:[&>:is(a,button)]:flex-1',
        'forced-colors:border-[CanvasText] forced-colors:border-t',
      ],
      /** Bar of page actions, phones only. */
      actions: [STICKY, 'hidden gap-2 px-4 max-md:flex [&>:is(a,button):first-child]:flex-1'],
      /** Bar of a form with unsaved changes. Its background extends beyond the form to the edges of the page. */
      save: [
        STICKY,
        FORM,
        '[border-image:linear-gradient(var(--c-line)_1px,var(--c-surface)_1px)_0_fill/0/0_100vw_0_var(--gutter)] shadow-none',
        // At the end of the page, the bar also touches the bottom edge of the window.
        'in-[form:last-child]:-mb-10',
        'forced-colors:border-[CanvasText] forced-colors:border-t',
      ],
      /** Bar of an unchanged form, or of a form that creates a record. */
      rest: [FORM, 'justify-end py-2.5'],
    },
  },
});

const barNote = cva('ml-auto inline-flex items-center gap-1.5 whitespace-nowrap text-xs/sm tabular-nums', {
  variants: { isFailure: { true: 'text-danger', false: 'text-ink-3 max-md:hidden' } },
});
const BAR_MISSING = [
  'min-w-0 flex-1 text-ink-2 text-sm max-md:w-full max-md:flex-none',
  // Links in its sentences are targets of 24 px.
  '[&>p>a]:text-inherit [&>p>a]:underline [&_a]:py-1',
].join(' ');

interface BottomBarProps {
  kind: 'steps' | 'actions' | 'save' | 'rest';
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/**
 * Bar that sticks to the bottom of the window. Publishes its height as a CSS variable, so that toasts and focused
 * fields stay above it.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the key handler serves the buttons inside.
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

/** Status text in the bar; a phone has room only for failures. */
export function BarNote({ id, isFailure = false, children }: BarNoteProps) {
  return (
    <span id={id} className={barNote({ isFailure })}>
      {children}
    </span>
  );
}

/** List of missing fields; on its own line on a phone. */
export function BarMissing({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={BAR_MISSING}>
      {children}
    </div>
  );
}
