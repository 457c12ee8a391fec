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
  /** As wide as its content instead of its container. */
  compact?: boolean;
  /** The id of the first choice, where an error summary's link leads. */
  id?: string;
  /** For readers, when no legend is around it. */
  label?: string;
}

/** Up to seven short exclusive options: radio buttons that lie side by side. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { name, options, defaultValue, value, onChange, disabled, compact, id, label } = props;
  // Two controls of one form may carry the same field name only when one of them is not submitted.
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
