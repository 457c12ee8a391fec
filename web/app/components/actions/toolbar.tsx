import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** On a phone one line that scrolls, up to the page's edges. */
const TOOLBAR = [
  'flex flex-wrap items-center gap-1.5 pb-3 print:hidden',
  'max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:pt-1',
  'max-md:[scrollbar-width:none] max-md:*:flex-none',
];

interface ToolbarProps {
  label: string;
  children: ReactNode;
}

/** Search, then chips in the order of use, then what clears them. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <search className={cx(TOOLBAR)} aria-label={label}>
      {children}
    </search>
  );
}
