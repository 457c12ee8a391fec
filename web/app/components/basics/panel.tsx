import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

const PANEL = [
  'overflow-hidden rounded-lg border border-line-2 bg-surface',
  '[&>dl]:border-line [&>dl]:border-t [&>dl]:px-3.5 [&>dl]:py-3 [&>p+dl]:border-t-0 [&>p+dl]:pt-1.5',
].join(' ');

interface PanelProps {
  /** Accessible name; makes the panel a region. */
  label?: string;
  /** Id of a region that is the target of a link or of the focus. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Side panel with facts under a head or small headings. */
export function Panel({ label, id, className, children }: PanelProps) {
  const look = cx(PANEL, className);
  if (label === undefined) return <div className={look}>{children}</div>;
  return (
    <section className={look} aria-label={label} {...(id === undefined ? {} : { id, tabIndex: -1 })}>
      {children}
    </section>
  );
}

interface PanelHeadProps {
  title: string;
  /** Content below the title. */
  children?: ReactNode;
}

export function PanelHead({ title, children }: PanelHeadProps) {
  return (
    <div className={PANEL_HEAD} data-part="panel-head">
      <b className="block truncate font-semibold text-base/sm tracking-(--tr-tight)" title={title}>
        {title}
      </b>
      {children}
    </div>
  );
}

export const PANEL_HEAD = 'px-3.5 pt-3.5 pb-3';

export function PanelSubheading({ children }: { children: ReactNode }) {
  return <p className="border-line border-t px-3.5 pt-2.5 font-medium text-ink-3 text-xs/sm">{children}</p>;
}
