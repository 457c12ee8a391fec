import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const look = cva('block text-xs text-ink-3', { variants: { isFile: { true: 'max-w-60 truncate', false: '' } } });

interface CellNoteProps {
  /** File name: one line, truncated. */
  isFile?: boolean;
  children: ReactNode;
}

/** Secondary line in a table cell. */
export function CellNote({ isFile = false, children }: CellNoteProps) {
  return <span className={look({ isFile })}>{children}</span>;
}
