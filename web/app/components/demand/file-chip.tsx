import type { ReactNode } from 'react';
import { Icon } from '../basics/icon';

interface FileChipProps {
  name: string;
  size: string;
  /** Download address; absent for a file that is not submitted yet. */
  href?: string;
}

const CHIP = [
  'finger-area inline-flex h-6.5 max-w-full items-center gap-1.5 rounded-md border border-line-2 px-[9px] text-ink text-xs/sm',
  '[&>b]:truncate [&>b]:font-medium [&>span]:whitespace-nowrap [&>span]:text-ink-3',
  '[&>svg]:size-[13px] [&>svg]:text-ink-3',
].join(' ');

export function FileChip({ name, size, href }: FileChipProps) {
  const content = (
    <>
      <Icon name="clip" />
      <b>{name}</b>
      <span>{size}</span>
    </>
  );
  return href ? (
    <a className={CHIP} href={href} download>
      {content}
    </a>
  ) : (
    <span className={CHIP}>{content}</span>
  );
}

export function FileChips({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-wrap gap-1.5" data-part="files">
      {children}
    </div>
  );
}
