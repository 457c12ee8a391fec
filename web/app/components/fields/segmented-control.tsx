import { useId } from 'react';
import { segmentLook, segmentsLook } from './segment-looks';
import type { Option } from './select';

interface SegmentedControlProps {
  name: string;
  options: readonly Option[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
  /** Content width instead of container width. */
  compact?: boolean;
  /** Id of the first option, the target of an error summary's link. */
  id?: string;
  /** Accessible name when there is no surrounding legend. */
  label?: string;
}

/** Up to seven short exclusive options, as radio buttons side by side. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { name, options, defaultValue, value, onChange, disabled, compact, id, label } = props;
  // Unique group name: two controls in a form may share a field name if only one of them is submitted.
  const group = useId();
  return (
    <div className={segmentsLook({ compact })} data-control role="radiogroup" aria-label={label}>
      {options.map((option, index) => (
        <label className={segmentLook({ kind: 'choice' })} key={option.value}>
          <input
            className="absolute inset-0 opacity-0"
            type="radio"
            id={index === 0 ? id : undefined}
            name={name || group}
            value={option.value}
            disabled={disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
