import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const look = cva('ml-1.5 font-normal tracking-normal text-ink-3 tabular-nums', {
  variants: { size: { medium: 'text-(length:--fs-md)', small: 'text-(length:--fs-sm)' } },
});

interface CountProps {
  size?: 'medium' | 'small';
  children: ReactNode;
}

/** Count beside a title. */
export function Count({ size = 'medium', children }: CountProps) {
  return <span className={look({ size })}>{children}</span>;
}
