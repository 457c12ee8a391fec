import type { InputHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  children: ReactNode;
}

/** Takes effect at once, unlike a check box. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={joinClasses('switch', className)}>
      <input {...rest} type="checkbox" role="switch" />
      {children}
    </label>
  );
}
