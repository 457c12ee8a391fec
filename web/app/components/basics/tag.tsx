import { cva } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

const look = cva('tag', {
  variants: {
    tone: {
      plain: '',
      line: 'text-ink-2 inset-ring inset-ring-line-2',
      ok: 'bg-success-bg text-success inset-ring inset-ring-success-line',
      bad: 'bg-danger-bg text-danger inset-ring inset-ring-danger-line',
      warn: 'bg-warn-bg text-warn inset-ring inset-ring-warn-line',
      info: 'bg-info-bg text-info inset-ring inset-ring-info-line',
    },
    /** Wraps onto several lines in narrow places. */
    breaks: { true: 'h-auto min-h-5 py-0.5 leading-tight! whitespace-normal', false: '' },
  },
  defaultVariants: { tone: 'plain', breaks: false },
});

interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className'> {
  tone?: 'line' | 'ok' | 'bad' | 'warn' | 'info';
  icon?: IconName;
  breaks?: boolean;
}

/** Square label for facts: QT, "actual", "60 → 55 mg/m²". A status has its own badge. */
export function Tag({ tone, icon, breaks, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={look({ tone, breaks })}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
