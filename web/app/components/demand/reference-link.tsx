import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

/** The ring of the focus stands in its box: the row above and the one below are near. */
const LOOK = [
  'finger-area -mx-1 -my-0.5 inline-block rounded-sm px-1 py-0.5 font-medium whitespace-nowrap text-ink tabular-nums',
  'hover:text-brand-text focus-visible:-outline-offset-2',
].join(' ');

/** A demand's reference in a row, or another name of what the row is, which leads there. */
export function ReferenceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={LOOK} to={to} data-opens="">
      {children}
    </Link>
  );
}
