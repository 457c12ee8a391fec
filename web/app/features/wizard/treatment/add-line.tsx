import type { ReactNode } from 'react';
import { Icon } from '../../../components/basics/icon';

const LOOK = [
  'mt-2 flex h-[38px] finger:h-touch w-full items-center justify-center gap-2 rounded-lg border border-dashed border-control',
  'font-medium text-ink-2 hover:bg-hover hover:text-ink',
].join(' ');

/** Button below a list that adds an entry. */
export function AddLine({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={LOOK} onClick={onClick}>
      <Icon name="plus" />
      {children}
    </button>
  );
}
