import { forwardRef, type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from '../shell/translation';
import { useFieldControl } from './field-context';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { joinClasses } from './join-classes';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Inside the control, at its right end: cm, mg, €. */
  unit?: string;
  leadingIcon?: IconName;
  /** 40 px, for public pages. */
  large?: boolean;
}

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { unit, leadingIcon, large, className, ...rest },
  ref,
) {
  const input = (
    <input
      ref={ref}
      type="text"
      autoComplete="off"
      {...rest}
      {...useFieldControl(rest)}
      className={joinClasses('input', large && 'input--large', className)}
    />
  );
  if (!unit && !leadingIcon) return input;
  return (
    <span className={joinClasses('affix', leadingIcon && 'affix--lead', unit?.length === 1 && 'affix--sign')}>
      {leadingIcon ? <Icon name={leadingIcon} small /> : null}
      {input}
      {unit ? <span className="unit">{unit}</span> : null}
    </span>
  );
});

/** Figures with a decimal comma are text: a number input would refuse or rewrite the comma. */
export const NumberInput = forwardRef<HTMLInputElement, TextInputProps & { decimals?: boolean }>(function NumberInput(
  { decimals = true, ...rest },
  ref,
) {
  return <TextInput ref={ref} inputMode={decimals ? 'decimal' : 'numeric'} spellCheck={false} {...rest} />;
});

export const PasswordInput = forwardRef<HTMLInputElement, Omit<TextInputProps, 'type' | 'unit'>>(function PasswordInput(
  { large, className, ...rest },
  ref,
) {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(false);
  return (
    <span className="affix">
      <input
        ref={ref}
        autoComplete="current-password"
        {...rest}
        {...useFieldControl(rest)}
        type={isShown ? 'text' : 'password'}
        className={joinClasses('input', large && 'input--large', className)}
      />
      <button
        type="button"
        className="affix__button"
        aria-pressed={isShown}
        aria-label={t('password.show')}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="eye" />
      </button>
    </span>
  );
});
