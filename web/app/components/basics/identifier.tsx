import type { ReactNode } from 'react';

/** A card's number, a DNI, a national code: figures of one width, on one line. */
export function Identifier({ children }: { children: ReactNode }) {
  return <span className="tracking-[0.005em] whitespace-nowrap tabular-nums">{children}</span>;
}
