import { cx } from 'class-variance-authority';
import { type ButtonHTMLAttributes, forwardRef, type HTMLAttributes } from 'react';
import { Icon } from '../basics/icon';
import type { IconName } from '../basics/icon-paths';

const MIDDLE = 'absolute top-1/2 -translate-y-1/2';
const BUTTON = [
  MIDDLE,
  'right-1 grid h-[calc(100%-4px)] w-7 place-items-center rounded-sm text-ink-3 finger:right-0.5 finger:w-9',
  // Positioned already, it has its place for the finger by itself.
  "finger:after:absolute finger:after:-inset-1 finger:after:content-['']",
  'hover:bg-hover hover:text-ink',
].join(' ');

/** Around a control in which something else stands at one of its ends. */
export const Affix = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(function Affix(
  { className, ...rest },
  ref,
) {
  return <span ref={ref} {...rest} className={cx('relative block', className)} />;
});

/** At the left end. */
export function AffixIcon({ name }: { name: IconName }) {
  return <Icon name={name} small className={`${MIDDLE} pointer-events-none left-2.5 text-ink-3`} />;
}

/** At the right end: cm, mg, €. */
export function AffixUnit({ children }: { children: string }) {
  return <span className={`${MIDDLE} pointer-events-none right-2.5 text-xs text-ink-3`}>{children}</span>;
}

/** At the right end; its name is for readers. */
export function AffixButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={BUTTON} />;
}
