import { cx } from 'class-variance-authority';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { markLook } from './mark-look';

const LABEL = [
  // At least 24 px to press, without taking more room.
  '-my-0.5 inline-flex cursor-pointer items-start gap-2 py-0.5',
  'has-disabled:cursor-not-allowed has-disabled:text-ink-off',
];

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
}

export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(LABEL, className)}>
      <input {...rest} type="checkbox" className={markLook({ kind: 'check' })} />
      <span>{children}</span>
    </label>
  );
}

export function Radio({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(LABEL, className)}>
      <input {...rest} type="radio" className={markLook({ kind: 'radio' })} />
      <span>{children}</span>
    </label>
  );
}
