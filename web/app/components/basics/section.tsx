import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Count } from './count';

interface SectionProps {
  id: string;
  title: string;
  count?: number;
  /** Facts beside the title, such as tags. */
  marks?: ReactNode;
  actions?: ReactNode;
  className?: string;
  /** Says that there is nothing, in the line of the title and in place of a count; null while there is something. */
  empty?: string | null;
  children?: ReactNode;
}

export const SECTION = 'border-line border-b py-6 last:border-b-0 max-md:py-5 print:break-inside-avoid-page';
export const SECTION_HEAD = 'mb-3.5 flex min-h-7 flex-wrap items-center gap-2 print:break-after-avoid-page';

/** Aligns a link with the buttons beside it. */
const ACTIONS = [
  'ml-auto flex gap-2 on-screen:[&>a]:flex md:[&>a]:min-h-6 on-screen:[&>a]:items-center',
  'finger:[&>:is(a,button)]:min-h-touch',
].join(' ');

/** Title, optional count, actions at the right, hairline below. */
export function Section({ id, title, count, marks, actions, className, empty = null, children }: SectionProps) {
  return (
    <section className={cx(SECTION, className)} data-part="section" id={id} aria-labelledby={`${id}-title`}>
      <div className={cx(SECTION_HEAD, empty && 'last:mb-0')}>
        <h2 id={`${id}-title`}>
          {title}
          {count === undefined || empty ? null : <Count> {count}</Count>}
        </h2>
        {empty ? <p className="text-ink-2">{empty}</p> : null}
        {marks}
        {actions ? (
          <div className={ACTIONS} data-part="section-actions">
            {actions}
          </div>
        ) : null}
      </div>
      {children}
    </section>
  );
}

export function Subheading({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 mb-2.5 flex items-center gap-2.5">
      <h3>{children}</h3>
    </div>
  );
}
