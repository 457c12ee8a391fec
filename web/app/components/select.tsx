import { forwardRef, type SelectHTMLAttributes } from 'react';
import { useTranslation } from '../shell/translation';
import { useFieldControl } from './field-context';
import { joinClasses } from './join-classes';

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly Option[];
  /** The text of the empty choice; false leaves it out. */
  placeholder?: string | false;
}

/** The browser's own list: it works on a phone, with a reader and before hydration. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, className, ...rest },
  ref,
) {
  const { t } = useTranslation('common');
  return (
    <select ref={ref} {...rest} {...useFieldControl(rest)} className={joinClasses('input', className)}>
      {placeholder === false ? null : <option value="">{placeholder ?? t('field.choose')}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
});
