import { cx } from 'class-variance-authority';
import { forwardRef, type SelectHTMLAttributes } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { useFieldControl } from './field-context';
import { inputLook } from './input-look';

const LOOK = [
  inputLook({ end: 'arrow' }),
  'appearance-none bg-chevron bg-[length:12px] bg-[right_9px_center] bg-no-repeat text-ellipsis locked:bg-none',
].join(' ');

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly Option[];
  /** Label of the empty option; false omits it. */
  placeholder?: string | false | undefined;
}

/** Native select: works on phones, with screen readers and before hydration. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, className, ...rest },
  ref,
) {
  const { t } = useTranslation('common');
  return (
    <select ref={ref} {...rest} {...useFieldControl(rest)} data-control className={cx(LOOK, className)}>
      {placeholder === false ? null : <option value="">{placeholder ?? t('field.choose')}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
});
