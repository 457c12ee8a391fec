import { cx } from 'class-variance-authority';
import { type ButtonHTMLAttributes, forwardRef, type HTMLAttributes } from 'react';
import { Icon } from '../basics/icon';
import type { IconName } from '../basics/icon-paths';

const MIDDLE = 'absolute top-1/2 -translate-y-1/2';
const BUTTON = [
  MIDDLE,
  'right-1 grid h-[calc(100%-4px)] w-7 place-items-center rounded-sm text-ink-3 finger:right-0.5 finger:w-9',
  // Touch area without a `relative` wrapper, because the button is positioned already.
  "finger:after:absolute finger:after:-inset-1 finger:after:content-['']",
  'hover:bg-hover hover:text-ink',
].join(' ');

/** Wrapper of a control with an affix at either end. */
export const Affix = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(function Affix(
  { className, ...rest },
  ref,
) {
  return <span ref={ref} {...rest} className={cx('relative block', className)} />;
});

/** Icon at the left end. */
export function AffixIcon({ name }: { name: IconName }) {
  return <Icon name={name} small className={`${MIDDLE} pointer-events-none left-2.5 text-ink-3`} />;
}

/** Unit at the right end: cm, mg, €. */
export function AffixUnit({ children }: { children: string }) {
  return <span className={`${MIDDLE} pointer-events-none right-2.5 text-xs text-ink-3`}>{children}</span>;
}

/** Button at the right end; its name is for screen readers. */
export function AffixButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={BUTTON} />;
}
