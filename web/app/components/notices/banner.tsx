import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../basics/icon';
import type { IconName } from '../basics/icon-paths';

interface BannerProps {
  tone?: 'neutral' | 'warn' | 'danger' | 'info';
  icon?: IconName;
  /** `alert` interrupts a screen reader, `status` waits. */
  role?: 'alert' | 'status' | 'note';
  className?: string;
  /** Id for links and focus. */
  id?: string;
  children: ReactNode;
}

const banner = cva(
  [
    'flex gap-2.5 rounded-lg border px-3 py-2.5 [&>div]:min-w-0 [&_b]:font-semibold [&_p+p]:mt-1 [&_svg]:mt-0.5',
    '[&>div>a]:text-inherit [&>div>a]:underline [&_:is(p,li)>:is(a,button)]:text-inherit [&_:is(p,li)>:is(a,button)]:underline',
  ],
  {
    variants: {
      tone: {
        neutral: 'border-line-2 bg-sunken text-ink-2',
        warn: 'border-warn-line bg-warn-bg text-warn',
        danger: 'border-danger-line bg-danger-bg text-danger',
        info: 'border-info-line bg-info-bg text-info',
      },
    },
  },
);

/** Persistent message about the page: what to check, who proposed what, what was kept. */
export function Banner({ tone = 'neutral', icon, role, className, id, children }: BannerProps) {
  const ownIcon = tone === 'warn' || tone === 'danger' ? 'warning' : 'info';
  return (
    <div className={banner({ tone, className })} role={role} {...(id === undefined ? {} : { id, tabIndex: -1 })}>
      <Icon name={icon ?? ownIcon} />
      <div>{children}</div>
    </div>
  );
}
