import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const row = cva('flex flex-wrap items-center gap-2 print:hidden', {
  variants: { align: { start: '', center: 'justify-center', end: 'justify-end', between: 'justify-between' } },
});

interface ActionsProps extends VariantProps<typeof row> {
  className?: string;
  children: ReactNode;
}

export function Actions({ align, className, children }: ActionsProps) {
  return <div className={row({ align, className })}>{children}</div>;
}
