import { cx } from 'class-variance-authority';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  children: ReactNode;
}

/** Attributes of the switch role; the checkbox supplies the checked state. */
const AS_SWITCH = { type: 'checkbox', role: 'switch' } as const;

const LABEL = [
  // At least 24 px to press, without taking more room.
  '-my-0.5 inline-flex min-h-6 cursor-pointer items-center gap-2 font-medium whitespace-nowrap text-ink',
  'finger:my-0 finger:min-h-touch',
  'has-disabled:cursor-not-allowed has-disabled:text-ink-off',
];

/** Switch that takes effect at once, unlike a checkbox. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(LABEL, className)}>
      <input {...rest} {...AS_SWITCH} className="switch-track" />
      {children}
    </label>
  );
}
