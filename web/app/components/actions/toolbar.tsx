import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

/**
 * On a phone a single scrolling line up to the page edges; with active filters it wraps, so that all of them are
 * visible.
 */
const look = cva('flex flex-wrap items-center gap-1.5 pb-3 max-md:pt-1 max-md:*:max-w-full print:hidden', {
  variants: {
    isFiltering: {
      // Row gap for touch targets.
      true: 'finger:gap-y-2.5',
      false: [
        'max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter',
        'max-md:[scrollbar-width:none] max-md:*:flex-none',
      ],
    },
  },
});

interface ToolbarProps {
  label: string;
  /** At least one filter is active, so "clear" is available. */
  isFiltering: boolean;
  children: ReactNode;
}

/** Search field, then filter chips in order of use, then the clear button. */
export function Toolbar({ label, isFiltering, children }: ToolbarProps) {
  return (
    <search className={look({ isFiltering })} aria-label={label}>
      {children}
    </search>
  );
}
