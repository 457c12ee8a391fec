import type { ReactNode } from 'react';
import { Combobox } from '../../../components/choices/combobox';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { DateInput } from '../../../components/fields/dates/date-input';
import { typedFromCivilDate } from '../../../components/fields/dates/typed-date';
import { Field, FieldGroup } from '../../../components/fields/field';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { type Option, Select } from '../../../components/fields/select';
import { Switch } from '../../../components/fields/switch';
import { TextArea } from '../../../components/fields/text-area';
import { NumberInput, TextInput } from '../../../components/fields/text-input';
import { useNumbers } from '../../../shell/words/numbers';
import { LockedField, LockMark } from './locked-field';
import { useStepField } from './step-context';

interface StepFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Classes, usually the number of grid columns. */
  className?: string;
}

/** Properties that a locked field keeps; hints for filling it in are dropped. */
function locked({ label, className }: Pick<StepFieldProps, 'label' | 'className'>) {
  return { label, className };
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

export function TextField({ name, ...field }: StepFieldProps) {
  const { id, initial, error, lock } = useStepField(name);
  if (lock)
    return (
      <LockedField {...locked(field)} id={id} name={name} lock={lock} error={error} text={initial} value={initial} />
    );
  return (
    <Field {...field} id={id} error={error}>
      <TextInput name={name} defaultValue={initial} />
    </Field>
  );
}

interface NumberFieldProps extends StepFieldProps {
  unit?: string;
  decimals?: boolean;
  /** Initial value when nothing was typed yet. */
  preset?: string;
  /** Keeps what was typed without sending it. */
  disabled?: boolean;
}

/** Number field; displays the figure in the page's language, however it was typed. */
export function NumberField({ name, unit, decimals, preset = '', disabled, ...field }: NumberFieldProps) {
  const { id, initial, error, lock } = useStepField(name);
  const text = useNumbers().retyped(initial || preset);
  if (lock)
    return (
      <LockedField
        {...locked(field)}
        id={id}
        name={name}
        lock={lock}
        error={error}
        unit={unit}
        text={text}
        value={initial}
      />
    );
  return (
    <Field {...field} id={id} error={error}>
      <NumberInput name={name} defaultValue={text} unit={unit} decimals={decimals} disabled={disabled} />
    </Field>
  );
}

export function TextAreaField({ name, rows = 2, ...field }: StepFieldProps & { rows?: number }) {
  const { id, initial, error, lock } = useStepField(name);
  if (lock) {
    return (
      <LockedField
        {...locked(field)}
        id={id}
        name={name}
        lock={lock}
        error={error}
        rows={rows}
        text={initial}
        value={initial}
      />
    );
  }
  return (
    <Field {...field} id={id} error={error}>
      <TextArea name={name} defaultValue={initial} rows={rows} />
    </Field>
  );
}

export function DateField({ name, min, max, ...field }: StepFieldProps & { min?: string; max?: string }) {
  const { id, initial, error, lock } = useStepField(name);
  if (lock) {
    const text = typedFromCivilDate(initial);
    return <LockedField {...locked(field)} id={id} name={name} lock={lock} error={error} text={text} value={initial} />;
  }
  return (
    <Field {...field} id={id} error={error}>
      <DateInput name={name} defaultValue={initial} min={min} max={max} />
    </Field>
  );
}

interface SelectFieldProps extends StepFieldProps {
  options: readonly Option[];
  preset?: string;
  /** Label of the empty option, where the select is too narrow for the usual one. */
  placeholder?: string;
  /** Keeps what is chosen without sending it. */
  isUnsent?: boolean;
  onChange?: (value: string) => void;
}

export function SelectField(props: SelectFieldProps) {
  const { name, options, preset = '', placeholder, isUnsent = false, onChange, ...field } = props;
  const { id, initial, error, lock } = useStepField(name);
  if (lock) {
    const text = labelOf(options, initial);
    return <LockedField {...locked(field)} id={id} name={name} lock={lock} error={error} text={text} value={initial} />;
  }
  return (
    <Field {...field} id={id} error={error}>
      <Select
        name={isUnsent ? undefined : name}
        options={options}
        defaultValue={initial || preset}
        placeholder={placeholder}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  );
}

/** Switch; a locked one cannot be changed. */
export function SwitchField({ name, label, onChange }: Pick<StepFieldProps, 'name' | 'label'> & SwitchChange) {
  const { initial, lock } = useStepField(name);
  return (
    <Switch
      name={lock ? undefined : name}
      defaultChecked={initial !== ''}
      disabled={lock !== null}
      onChange={(event) => onChange?.(event.target.checked)}
    >
      {label} {lock ? <LockMark lock={lock} /> : null}
      {lock && initial !== '' ? <input type="hidden" name={name} value={initial} /> : null}
    </Switch>
  );
}

interface SwitchChange {
  onChange?: (isOn: boolean) => void;
}

/** Up to seven short exclusive options side by side. */
export function SegmentsField({ name, options, className, ...field }: StepFieldProps & { options: readonly Option[] }) {
  const { id, initial, error, lock } = useStepField(name);
  if (lock) {
    const text = labelOf(options, initial);
    return (
      <LockedField
        {...locked({ ...field, className })}
        id={id}
        name={name}
        lock={lock}
        error={error}
        text={text}
        value={initial}
      />
    );
  }
  return (
    <FieldGroup {...field} className={className} error={error}>
      <SegmentedControl name={name} id={id} options={options} defaultValue={initial} />
    </FieldGroup>
  );
}

interface ComboboxFieldProps extends StepFieldProps {
  source: string;
  /** The source returns its complete list at once. */
  isWhole?: boolean;
  /** Option of the initial value. */
  chosen: FoundOption | null;
  onChange?: (option: FoundOption | null) => void;
}

export function ComboboxField({ name, source, isWhole, chosen, onChange, ...field }: ComboboxFieldProps) {
  const { id, error, lock } = useStepField(name);
  if (lock) {
    const text = chosen?.label ?? '';
    return (
      <LockedField
        {...locked(field)}
        id={id}
        name={name}
        lock={lock}
        error={error}
        text={text}
        value={chosen?.value ?? ''}
      />
    );
  }
  return (
    <Field {...field} id={id} error={error}>
      <Combobox
        name={name}
        source={source}
        isWhole={isWhole}
        onChange={onChange}
        label={field.label}
        defaultValue={chosen}
      />
    </Field>
  );
}
