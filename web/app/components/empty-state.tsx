import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What is empty, in the user's words. */
  title: string;
  /** One way out. */
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <svg className="empty-state__art" width="72" height="56" viewBox="0 0 72 56" fill="none" aria-hidden="true">
        <g stroke="var(--c-line-2)" strokeWidth="1.5">
          <rect x="1" y="5" width="56" height="12" rx="3" />
          <rect x="1" y="22" width="56" height="12" rx="3" strokeDasharray="4 3" />
          <rect x="1" y="39" width="56" height="12" rx="3" strokeDasharray="4 3" />
        </g>
        <g stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
          <circle cx="53" cy="33" r="11" fill="var(--c-surface)" />
          <path d="m61 41 8 8" />
        </g>
      </svg>
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {actions ? <div className="actions">{actions}</div> : null}
    </div>
  );
}
