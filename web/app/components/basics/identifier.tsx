import type { ReactNode } from 'react';

/** Card number, DNI or national code: tabular figures on one line. */
export function Identifier({ children }: { children: ReactNode }) {
  return <span className="tracking-[0.005em] whitespace-nowrap tabular-nums">{children}</span>;
}
