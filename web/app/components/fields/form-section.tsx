import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** Titled part of a form, separated from the next by a line. */
export function FormSection({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="scroll-mt-[calc(var(--h-topbar)+12px)] pb-6.5 [section+&]:border-line [section+&]:border-t [section+&]:pt-5.5"
    >
      {children}
    </section>
  );
}

const HEAD = [
  'mb-4 flex flex-wrap items-center gap-3 [&_p]:text-ink-3',
  '[&>:last-child:not(:first-child)]:ml-auto max-md:[&>p:last-child:not(:first-child)]:ml-0',
].join(' ');

/** Title with related content at the right. */
export function FormSectionHead({ children }: { children: ReactNode }) {
  return <div className={HEAD}>{children}</div>;
}

const heading = cva('text-base/sm', {
  variants: { place: { section: 'mt-5.5 mb-2.5', card: '' } },
});

interface FormHeadingProps {
  id?: string;
  tabIndex?: number;
  /** Omits the margins in the head of a card. */
  place?: 'section' | 'card';
  children: ReactNode;
}

export function FormHeading({ place = 'section', children, ...rest }: FormHeadingProps) {
  return (
    <h3 {...rest} className={heading({ place })}>
      {children}
    </h3>
  );
}
