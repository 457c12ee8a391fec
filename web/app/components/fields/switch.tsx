import { cx } from 'class-variance-authority';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  children: ReactNode;
}

/** The check box brings its own checked state along. */
const AS_SWITCH = { type: 'checkbox', role: 'switch' } as const;

const LABEL = [
  'inline-flex cursor-pointer items-center gap-2 font-medium whitespace-nowrap text-ink finger:min-h-touch',
  'has-disabled:cursor-not-allowed has-disabled:text-ink-off',
];

/** With forced colours its two states are told by the system's own pair. */
const TRACK = [
  'relative m-0 h-4.5 w-7.5 flex-none appearance-none rounded-[9px] bg-control [transition:background_var(--t-base)]',
  "after:absolute after:top-0.5 after:left-0.5 after:size-3.5 after:rounded-full after:bg-surface after:content-['']",
  'after:[transition:transform_var(--t-base)_var(--mo-out)]',
  'checked:bg-brand checked:after:[transform:translateX(12px)]',
  'forced-colors:border forced-colors:border-[ButtonText] forced-colors:after:top-px forced-colors:after:left-px',
  'forced-colors:after:bg-[ButtonText] forced-colors:after:[forced-color-adjust:none]',
  'forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight]',
  'forced-colors:checked:[forced-color-adjust:none] forced-colors:checked:after:bg-[HighlightText]',
];

/** Takes effect at once, unlike a check box. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(LABEL, className)}>
      <input {...rest} {...AS_SWITCH} className={cx(TRACK)} />
      {children}
    </label>
  );
}
