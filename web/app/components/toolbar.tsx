import type { ReactNode } from 'react';

interface ToolbarProps {
  label: string;
  children: ReactNode;
}

/** Search, then chips in the order of use, then what clears them. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <search className="toolbar" aria-label={label}>
      {children}
    </search>
  );
}
