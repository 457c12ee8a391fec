import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from './icon';

interface PrintedDisclosureProps {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Disclosure that is always expanded in print. */
export function PrintedDisclosure({ summary, className, children }: PrintedDisclosureProps) {
  return (
    <details className={cx('print:details-content:[content-visibility:visible]', className)}>
      <summary className="-my-1 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm py-1 text-brand-text print:hidden finger:min-h-touch [&::-webkit-details-marker]:hidden">
        <Icon name="right" small className="-ml-1 transition-transform [[open]>summary>&]:rotate-90" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
