import { Link, type LinkProps } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { Icon, Spinner } from '../basics/icon';
import type { IconName } from '../basics/icon-paths';
import { buttonLook } from './button-look';

export type ButtonKind = 'default' | 'primary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Full container width: public pages and sheets. */
  block?: boolean;
  icon?: IconName;
}

/**
 * Adds a warning icon, because a tenant's brand colour may be as red as danger; such buttons also have a double border.
 */
function markOf(kind: ButtonKind | undefined): IconName | undefined {
  return kind === 'danger' ? 'warning' : undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Keeps the label, replaces the icon with a spinner and ignores clicks. */
  busy?: boolean;
  /** Looks and announces as unavailable but stays focusable, and ignores clicks. Explain why beside it. */
  blocked?: boolean;
  /** Omits horizontal padding, to align with surrounding text. */
  flush?: boolean;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind, size, block, icon, busy, blocked, flush, className, type = 'button', onClick, children, ...rest },
  ref,
) {
  const isInert = busy || blocked;
  const mark = icon ?? markOf(kind);
  const hasOwnSpinner = busy && !mark;
  // These have no padding of which a spinner could take its place.
  const isBare = flush || kind === 'link';
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      ref={ref}
      type={type}
      {...rest}
      className={buttonLook({
        kind,
        size,
        block,
        shape: flush ? 'flush' : hasOwnSpinner && !isBare ? 'spinner' : 'words',
        state: busy ? 'busy' : blocked ? 'off' : 'ready',
        className,
      })}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {mark ? busy ? <Spinner small={size === 'small'} /> : <Icon name={mark} small={size === 'small'} /> : null}
      {hasOwnSpinner ? <Spinner className={cx('size-3', isBare && 'absolute right-full mr-1')} /> : null}
      <span>{children}</span>
    </button>
  );
});

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

export function ButtonLink({ kind, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook({ kind, size, block, className })}>
      {icon ? <Icon name={icon} small={size === 'small'} /> : null}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'disabled'> {
  icon: IconName;
  /** Action of the button, for screen readers and as a tooltip. */
  label: string;
  kind?: Extract<ButtonKind, 'default' | 'ghost'>;
  size?: ButtonSize;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, kind = 'ghost', size, className, type = 'button', children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      title={label}
      {...rest}
      aria-label={label}
      className={buttonLook({ kind, size, shape: 'icon', className })}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
});

/** Count inside a button or a chip. */
export function ButtonCount({ children }: { children: string }) {
  return <span className="rounded-full bg-pressed px-[5px] text-2xs text-ink-2 tabular-nums">{children}</span>;
}
