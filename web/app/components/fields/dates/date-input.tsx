import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { Icon } from '../../basics/icon';
import { FOLLOWS_ITS_FIELD } from '../../entries/set-field';
import { Affix, AffixButton } from '../affix';
import { announceChange } from '../announce-change';
import { useFieldControl } from '../field-context';
import { inputLook } from '../input-look';
import { civilDateFromTyped, typedFromCivilDate } from './typed-date';

interface DateInputProps {
  /** Submits yyyy-mm-dd, or the typed text when it is not a date. */
  name: string;
  id?: string;
  defaultValue?: string;
  min?: string;
  max?: string;
  disabled?: boolean;
  form?: string;
  /** Reduced padding for narrow places. */
  dense?: boolean;
  onChange?: (value: string) => void;
}

/** Date typed as dd/mm/yyyy or chosen in the browser's date picker. */
export function DateInput({ name, id, defaultValue = '', min, max, disabled, form, dense, onChange }: DateInputProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState(typedFromCivilDate(defaultValue));
  const hidden = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const control = useFieldControl({ id });
  const value = civilDateFromTyped(typed);
  const announced = useRef(value);

  /** Last value that the field and its owner agreed on. */
  const agreed = useRef(defaultValue);
  const isReported = onChange !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the owner's value changes.
  useEffect(() => {
    // With `onChange` the owner echoes each typed value, which must not reformat incomplete input; without it the owner
    // does not know the input.
    const isTypedHere = isReported ? defaultValue === agreed.current : value !== agreed.current;
    agreed.current = defaultValue;
    if (!isTypedHere) setTyped(typedFromCivilDate(defaultValue));
  }, [defaultValue]);
  useEffect(() => {
    if (announced.current === value) return;
    announced.current = value;
    announceChange(hidden.current);
  }, [value]);

  function change(next: string) {
    setTyped(next);
    if (!onChange) return;
    agreed.current = civilDateFromTyped(next);
    onChange(agreed.current);
  }

  return (
    <Affix>
      <input
        ref={hidden}
        type="hidden"
        name={name}
        value={value}
        form={form}
        disabled={disabled}
        {...FOLLOWS_ITS_FIELD}
        onInput={({ currentTarget }) => {
          if (currentTarget.value !== value) change(typedFromCivilDate(currentTarget.value));
        }}
      />
      <input
        {...control}
        data-control
        className={inputLook({ dense, end: dense ? 'plain' : 'button' })}
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
        className="pointer-events-none absolute right-1 bottom-0 h-full w-8 opacity-0"
        tabIndex={-1}
        aria-hidden="true"
        value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
        min={min}
        max={max}
        onChange={(event) => change(typedFromCivilDate(event.target.value))}
      />
      <AffixButton disabled={disabled} aria-label={t('date.openCalendar')} onClick={() => picker.current?.showPicker()}>
        <Icon name="calendar" />
      </AffixButton>
    </Affix>
  );
}
