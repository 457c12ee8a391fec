import { useFieldControl } from '../../../components/fields/field-context';

interface ZoomInputProps {
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** Native slider. */
export function ZoomInput({ onChange, ...rest }: ZoomInputProps) {
  return (
    <input
      type="range"
      {...rest}
      {...useFieldControl({})}
      className="h-ctl w-full accent-brand"
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
