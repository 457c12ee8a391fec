import { Link, type LinkProps } from '@remix-run/react';
import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

const ARROWS = {
  none: 'M2 4.6 5 1.6l3 3M2 7.4l3 3 3-3',
  ascending: 'M5 10.2V1.8M2 4.8l3-3 3 3',
  descending: 'M5 1.8v8.4M2 7.2l3 3 3-3',
};

export interface SortHeaderProps {
  /** Address of the list sorted by this column, or reversed when it already is. */
  to: LinkProps['to'];
  direction: SortDirection | null;
  className?: string | undefined;
  children: ReactNode;
}

/** Header of a sortable column. A link, so that the order is in the address and sorting works without scripts. */
export function SortHeader({ to, direction, className, children }: SortHeaderProps) {
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <Link to={to} preventScrollReset>
        {children}
        <SortArrow direction={direction} />
      </Link>
    </th>
  );
}

export function SortArrow({ direction }: Pick<SortHeaderProps, 'direction'>) {
  return (
    <svg viewBox="0 0 10 12" data-icon="" aria-hidden="true">
      <path d={ARROWS[direction ?? 'none']} />
    </svg>
  );
}
