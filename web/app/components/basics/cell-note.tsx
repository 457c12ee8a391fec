import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const look = cva('block text-xs text-ink-3', { variants: { isFile: { true: 'max-w-60 truncate', false: '' } } });

interface CellNoteProps {
  /** The name of a file, on one line however long. */
  isFile?: boolean;
  children: ReactNode;
}

/** Below what a cell says first. */
export function CellNote({ isFile = false, children }: CellNoteProps) {
  return <span className={look({ isFile })}>{children}</span>;
}
