import type { InputHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  children: ReactNode;
}

/** The check box brings its own checked state along. */
const AS_SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** Takes effect at once, unlike a check box. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={joinClasses('switch', className)}>
      <input {...rest} {...AS_SWITCH} />
      {children}
    </label>
  );
}
