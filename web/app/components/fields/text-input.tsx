import { forwardRef, type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Icon } from '../basics/icon';
import type { IconName } from '../basics/icon-paths';
import { Affix, AffixButton, AffixIcon, AffixUnit } from './affix';
import { useFieldControl } from './field-context';
import { inputLook } from './input-look';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  /** Unit inside the control, at its right end: cm, mg, €. */
  unit?: string;
  leadingIcon?: IconName;
  /** Height: `large` is 40 px for public pages, `small` 28 px for list filters. */
  size?: 'small' | 'medium' | 'large';
  /** Reduced padding for narrow places. */
  dense?: boolean;
}

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { unit, leadingIcon, size, dense, className, ...rest },
  ref,
) {
  const input = (
    <input
      ref={ref}
      type="text"
      dir="auto"
      autoComplete="off"
      {...rest}
      {...useFieldControl(rest)}
      data-control
      className={inputLook({
        size,
        dense,
        start: leadingIcon ? 'icon' : 'plain',
        end: leadingIcon || !unit ? 'plain' : unit.length === 1 ? 'sign' : 'unit',
        className,
      })}
    />
  );
  if (!unit && !leadingIcon) return input;
  return (
    <Affix>
      {leadingIcon ? <AffixIcon name={leadingIcon} /> : null}
      {input}
      {unit ? <AffixUnit>{unit}</AffixUnit> : null}
    </Affix>
  );
});

/** Text input for numbers, because a number input would refuse or rewrite a decimal comma. */
export const NumberInput = forwardRef<HTMLInputElement, TextInputProps & { decimals?: boolean }>(function NumberInput(
  { decimals = true, ...rest },
  ref,
) {
  return <TextInput ref={ref} inputMode={decimals ? 'decimal' : 'numeric'} spellCheck={false} {...rest} />;
});

export const PasswordInput = forwardRef<HTMLInputElement, Omit<TextInputProps, 'type' | 'unit' | 'dense'>>(
  function PasswordInput({ size, className, ...rest }, ref) {
    const { t } = useTranslation('common');
    const [isShown, setShown] = useState(false);
    return (
      <Affix>
        <input
          ref={ref}
          autoComplete="current-password"
          {...rest}
          {...useFieldControl(rest)}
          type={isShown ? 'text' : 'password'}
          data-control
          className={inputLook({ size, end: 'button', className })}
        />
        <AffixButton aria-pressed={isShown} aria-label={t('password.show')} onClick={() => setShown(!isShown)}>
          <Icon name="eye" />
        </AffixButton>
      </Affix>
    );
  },
);
