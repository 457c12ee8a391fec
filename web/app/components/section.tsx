import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface SectionProps {
  id: string;
  title: string;
  count?: number;
  /** Facts beside the title, such as tags. */
  marks?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Title, optional count, actions at the right, hairline below. */
export function Section({ id, title, count, marks, actions, className, children }: SectionProps) {
  return (
    <section className={joinClasses('section', className)} id={id} aria-labelledby={`${id}-title`}>
      <div className="section__head">
        <h2 id={`${id}-title`}>
          {title}
          {count === undefined ? null : <span className="count"> {count}</span>}
        </h2>
        {marks}
        {actions ? <div className="section__actions">{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}

export function Subheading({ children }: { children: ReactNode }) {
  return (
    <div className="subheading">
      <h3>{children}</h3>
    </div>
  );
}
