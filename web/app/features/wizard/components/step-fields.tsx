import { OPTIONS, type OptionSet } from '@aval/domain/catalogue/options';
import type { ReactNode } from 'react';
import { Combobox } from '../../../components/combobox';
import { DateInput } from '../../../components/date-input';
import { Field, FieldGroup } from '../../../components/field';
import { SegmentedControl } from '../../../components/segmented-control';
import { type Option, Select } from '../../../components/select';
import { TextArea } from '../../../components/text-area';
import { NumberInput, TextInput } from '../../../components/text-input';
import type { FoundOption } from '../../../components/use-async-options';
import { useMessage } from '../../../shell/use-message';
import { useStepField } from '../step-context';

interface StepFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** How many of the twelve columns it takes. */
  className?: string;
}

/** The words of an option set, in its order. */
export function useOptions(set: OptionSet): Option[] {
  const words = useMessage();
  return OPTIONS[set].map((value) => ({ value, label: words(`demand:option.${set}.${value}`) }));
}

export function TextField({ name, maxLength, ...field }: StepFieldProps & { maxLength?: number }) {
  const { id, initial, error } = useStepField(name);
  return (
    <Field {...field} id={id} error={error}>
      <TextInput name={name} defaultValue={initial} maxLength={maxLength} />
    </Field>
  );
}

interface NumberFieldProps extends StepFieldProps {
  unit?: string;
  decimals?: boolean;
  /** What the field begins with when nothing was typed yet. */
  preset?: string;
  readOnly?: boolean;
}

export function NumberField({ name, unit, decimals, readOnly, preset = '', ...field }: NumberFieldProps) {
  const { id, initial, error } = useStepField(name);
  return (
    <Field {...field} id={id} error={error}>
      <NumberInput name={name} defaultValue={initial || preset} unit={unit} decimals={decimals} readOnly={readOnly} />
    </Field>
  );
}

export function TextAreaField({ name, rows = 2, ...field }: StepFieldProps & { rows?: number }) {
  const { id, initial, error } = useStepField(name);
  return (
    <Field {...field} id={id} error={error}>
      <TextArea name={name} defaultValue={initial} rows={rows} />
    </Field>
  );
}

export function DateField({ name, min, max, ...field }: StepFieldProps & { min?: string; max?: string }) {
  const { id, initial, error } = useStepField(name);
  return (
    <Field {...field} id={id} error={error}>
      <DateInput name={name} defaultValue={initial} min={min} max={max} />
    </Field>
  );
}

interface SelectFieldProps extends StepFieldProps {
  options: readonly Option[];
  preset?: string;
  onChange?: (value: string) => void;
}

export function SelectField({ name, options, preset = '', onChange, ...field }: SelectFieldProps) {
  const { id, initial, error } = useStepField(name);
  return (
    <Field {...field} id={id} error={error}>
      <Select
        name={name}
        options={options}
        defaultValue={initial || preset}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  );
}

/** Up to seven short exclusive options lie side by side. */
export function SegmentsField({ name, options, className, ...field }: StepFieldProps & { options: readonly Option[] }) {
  const { id, initial, error } = useStepField(name);
  return (
    <FieldGroup {...field} className={className} error={error}>
      <SegmentedControl name={name} id={id} options={options} defaultValue={initial} />
    </FieldGroup>
  );
}

interface ComboboxFieldProps extends StepFieldProps {
  source: string;
  /** The words of the value that the field begins with. */
  chosen: FoundOption | null;
  onChange?: (option: FoundOption | null) => void;
}

export function ComboboxField({ name, source, chosen, onChange, ...field }: ComboboxFieldProps) {
  const { id, error } = useStepField(name);
  return (
    <Field {...field} id={id} error={error}>
      <Combobox name={name} source={source} label={field.label} defaultValue={chosen} onChange={onChange} />
    </Field>
  );
}
