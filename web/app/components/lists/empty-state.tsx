import type { ReactNode } from 'react';
import { Actions } from '../actions/actions';

interface EmptyStateProps {
  /** Empty thing, in the user's words. */
  title: string;
  /** Suggestion how to go on. */
  children?: ReactNode;
  actions?: ReactNode;
}

const EMPTY = [
  'grid justify-items-center gap-1 px-5 pt-11 pb-12 text-center',
  '[&>h2]:text-base [&>p]:max-w-[46ch] [&>p]:text-ink-2',
].join(' ');

export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={EMPTY}>
      <svg className="mb-3 text-ink-3" width="72" height="56" viewBox="0 0 72 56" fill="none" aria-hidden="true">
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
      {actions ? (
        <Actions align="center" className="mt-3.5">
          {actions}
        </Actions>
      ) : null}
    </div>
  );
}
