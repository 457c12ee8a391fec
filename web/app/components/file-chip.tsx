import type { ReactNode } from 'react';
import { Icon } from './icon';

interface FileChipProps {
  name: string;
  size: string;
  /** Without an address it is a file that is not yet sent. */
  href?: string;
}

export function FileChip({ name, size, href }: FileChipProps) {
  const content = (
    <>
      <Icon name="clip" />
      <b>{name}</b>
      <span>{size}</span>
    </>
  );
  return href ? (
    <a className="file" href={href} download>
      {content}
    </a>
  ) : (
    <span className="file">{content}</span>
  );
}

export function FileChips({ children }: { children: ReactNode }) {
  return <div className="files">{children}</div>;
}
