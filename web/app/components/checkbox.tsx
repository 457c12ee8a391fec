import type { InputHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
}

export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={joinClasses('check', className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

export function Radio({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={joinClasses('check', className)}>
      <input {...rest} type="radio" />
      <span>{children}</span>
    </label>
  );
}
