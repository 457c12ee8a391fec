import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const page = cva('px-gutter pt-5 pb-10 max-md:pt-4', {
  variants: {
    width: { all: 'max-w-(--w-measure)', cards: 'max-w-280', form: 'max-w-5xl' },
  },
});

interface PageProps {
  width?: 'all' | 'cards' | 'form';
  /** Print orientation. Lists use landscape, so that every column fits. */
  paper?: 'upright' | 'landscape';
  className?: string;
  children: ReactNode;
}

/** Main region of a page, with the shared widths and margins. */
export function Page({ width = 'all', paper = 'upright', className, children }: PageProps) {
  return (
    <div className={page({ width, className })} data-paper={paper}>
      {children}
    </div>
  );
}
