import { cva } from 'class-variance-authority';

/** Header of the demand; scrolled, it keeps reference, status, actions and tabs. */
export const header = cva(
  [
    'sticky top-(--h-topbar) z-(--z-sticky) border-line border-b bg-surface pt-3.5 pr-gutter-end pl-gutter',
    'max-md:pt-2.5 low:static print:static',
  ],
  {
    variants: {
      collapsed: {
        true: 'on-screen:pt-1.5 on-screen:[&>:is(nav:first-child,ul,ol)]:hidden',
        false: '',
      },
    },
    defaultVariants: { collapsed: false },
  },
);

export const headerRow = cva('mt-1.5 flex flex-wrap items-center gap-3 max-md:gap-x-2.5 max-md:gap-y-1.5', {
  variants: {
    collapsed: { true: 'on-screen:mt-0 on-screen:mb-2', false: '' },
  },
  defaultVariants: { collapsed: false },
});

/** Sections with the side column, which is hidden beside a dialog and in narrow windows. */
export const BODY = [
  'grid max-w-measure grid-cols-[minmax(0,1fr)_var(--w-aside)] gap-x-9 px-gutter pb-12 print:block',
  'max-xl:grid-cols-[minmax(0,1fr)] beside-panel:grid-cols-[minmax(0,1fr)]',
].join(' ');

export const ASIDE = 'pt-6 max-xl:hidden print:hidden beside-panel:hidden';
export const ASIDE_INNER = 'sticky top-[calc(var(--h-topbar)+var(--h-kept-header)+24px)] grid gap-5';

export const CONTENTS = [
  '[&_a]:flex [&_a]:h-7 [&_a]:items-center [&_a]:border-line [&_a]:border-l-2 [&_a]:px-2.5 [&_a]:text-ink-2',
  '[&_a:hover]:bg-hover [&_a:hover]:text-ink [&_a:hover]:no-underline',
  '[&_a[aria-current]]:border-brand [&_a[aria-current]]:font-medium [&_a[aria-current]]:text-brand-text',
  '[&_a>span]:ml-auto [&_a>span]:font-normal [&_a>span]:text-ink-3 [&_a>span]:text-xs/sm [&_a>span]:tabular-nums',
  'forced-colors:[&_a[aria-current]]:bg-[Highlight] forced-colors:[&_a[aria-current]]:text-[HighlightText]',
  'forced-colors:[&_a[aria-current]]:forced-color-adjust-none',
  'forced-colors:[&_a[aria-current]_span]:text-[HighlightText]',
].join(' ');

/** Fading edges say that the strip scrolls there; forced colours keep every word whole. */
const CUT_EDGES = [
  'data-[cut=start]:[mask-image:linear-gradient(90deg,transparent,#000_40px)]',
  'data-[cut=end]:[mask-image:linear-gradient(270deg,transparent,#000_40px)]',
  'data-[cut="start_end"]:[mask-image:linear-gradient(90deg,transparent,#000_40px,#000_calc(100%-40px),transparent)]',
  'forced-colors:[mask-image:none]!',
].join(' ');

export const TABS = [
  CUT_EDGES,
  '-mx-2 relative hidden gap-0.5 overflow-x-auto [scrollbar-width:none] max-xl:flex max-md:-mx-gutter max-md:px-2',
  'print:hidden beside-panel:flex [&>a]:inline-flex [&>a]:items-center [&>a]:gap-1.5 [&>a]:whitespace-nowrap [&>a]:border-transparent [&>a]:border-b-2 [&>a]:px-2',
  '[&>a]:pt-1.5 [&>a]:pb-[9px] [&>a]:font-medium [&>a]:text-ink-2 finger:[&>a]:py-[11px]',
  '[&>a:hover]:text-ink [&>a:hover]:no-underline [&>a[aria-current]]:border-brand [&>a[aria-current]]:text-ink',
  'forced-colors:[&>a[aria-current]]:bg-[Highlight] forced-colors:[&>a[aria-current]]:text-[HighlightText]',
  'forced-colors:[&>a[aria-current]]:forced-color-adjust-none',
].join(' ');
