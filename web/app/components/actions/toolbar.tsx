import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** On a phone one line that scrolls, up to the page's edges; once something is filtered by, as many lines as show all of it. */
const look = cva('flex flex-wrap items-center gap-1.5 pb-3 max-md:pt-1 max-md:*:max-w-full print:hidden', {
  variants: {
    isFiltering: {
      // A finger has its room in each of the lines.
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
  /** Some of it is on, so that there is something to clear. */
  isFiltering: boolean;
  children: ReactNode;
}

/** Search, then chips in the order of use, then what clears them. */
export function Toolbar({ label, isFiltering, children }: ToolbarProps) {
  return (
    <search className={look({ isFiltering })} aria-label={label}>
      {children}
    </search>
  );
}
