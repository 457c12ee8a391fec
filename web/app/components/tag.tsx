import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { joinClasses } from './join-classes';

interface TagProps {
  tone?: 'line' | 'ok' | 'bad' | 'warn' | 'info';
  icon?: IconName;
  children: ReactNode;
}

/** Square, for facts: QT, "actual", "60 → 55 mg/m²". A status has its own badge. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={joinClasses('tag', tone && `tag--${tone}`)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
