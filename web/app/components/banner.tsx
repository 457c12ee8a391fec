import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { joinClasses } from './join-classes';

interface BannerProps {
  tone?: 'neutral' | 'warn' | 'danger' | 'info';
  icon?: IconName;
  /** Alert interrupts a reader, status waits. */
  role?: 'alert' | 'status' | 'note';
  className?: string;
  children: ReactNode;
}

/** A fact about the page that stays: what to check, who proposed what, what was kept. */
export function Banner({ tone = 'neutral', icon, role, className, children }: BannerProps) {
  const ownIcon = tone === 'warn' || tone === 'danger' ? 'warning' : 'info';
  return (
    <div className={joinClasses('banner', tone !== 'neutral' && `banner--${tone}`, className)} role={role}>
      <Icon name={icon ?? ownIcon} />
      <div>{children}</div>
    </div>
  );
}
