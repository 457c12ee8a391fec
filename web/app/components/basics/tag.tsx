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
  },
  defaultVariants: { tone: 'plain' },
});

interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className'> {
  tone?: 'line' | 'ok' | 'bad' | 'warn' | 'info';
  icon?: IconName;
}

/** Square label for facts: QT, "actual", "60 → 55 mg/m²". A status has its own badge. */
export function Tag({ tone, icon, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={look({ tone })}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}

/** Blank of 8 px between a tag and text on the same line, which disappears where the line wraps there. */
export function TagBlank() {
  return <span className="[word-spacing:5px]"> </span>;
}
