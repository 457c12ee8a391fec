import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

/** Draws the focus ring inside the box, because the adjacent rows are close. */
const LOOK = [
  'finger-area -mx-1 -my-0.5 inline-block rounded-sm px-1 py-0.5 font-medium whitespace-nowrap text-ink tabular-nums',
  'hover:text-brand-text focus-visible:-outline-offset-2',
].join(' ');

/** Row link with the demand's reference or another name, which leads to its page. */
export function ReferenceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={LOOK} to={to} data-opens="">
      {children}
    </Link>
  );
}
