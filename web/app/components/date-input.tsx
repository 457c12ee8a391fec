import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../shell/translation';
import { announceChange } from './announce-change';
import { useFieldControl } from './field-context';
import { Icon } from './icon';
import { civilDateFromTyped, typedFromCivilDate } from './typed-date';

interface DateInputProps {
  /** The form gets yyyy-mm-dd, or what was typed when it is no date. */
  name: string;
  id?: string;
  defaultValue?: string;
  min?: string;
  max?: string;
  disabled?: boolean;
  form?: string;
  onChange?: (value: string) => void;
}

/** Typed as dd/mm/yyyy, or chosen in the browser's own calendar. */
export function DateInput({ name, id, defaultValue = '', min, max, disabled, form, onChange }: DateInputProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState(typedFromCivilDate(defaultValue));
  const hidden = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const control = useFieldControl({ id });
  const value = civilDateFromTyped(typed);
  const announced = useRef(value);

  useEffect(() => setTyped(typedFromCivilDate(defaultValue)), [defaultValue]);
  useEffect(() => {
    if (announced.current === value) return;
    announced.current = value;
    announceChange(hidden.current);
  }, [value]);

  function change(next: string) {
    setTyped(next);
    onChange?.(civilDateFromTyped(next));
  }

  return (
    <span className="affix">
      <input ref={hidden} type="hidden" name={name} value={value} form={form} disabled={disabled} />
      <input
        {...control}
        className="input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('field.datePlaceholder')}
        value={typed}
        disabled={disabled}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(typedFromCivilDate(value))}
      />
      <input
        ref={picker}
        type="date"
        className="date-picker"
        tabIndex={-1}
        aria-hidden="true"
        value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
        min={min}
        max={max}
        onChange={(event) => change(typedFromCivilDate(event.target.value))}
      />
      <button
        type="button"
        className="affix__button"
        disabled={disabled}
        aria-label={t('date.openCalendar')}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendar" />
      </button>
    </span>
  );
}
