import type { Option } from './select';

interface RadioCardOption extends Option {
  /** What happens next when this is chosen. */
  description?: string;
}

interface RadioCardsProps {
  name: string;
  options: readonly RadioCardOption[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
}

export function RadioCards({ name, options, defaultValue, value, onChange, id }: RadioCardsProps) {
  return (
    <div className="radio-cards">
      {options.map((option, index) => (
        <label className="radio-card" key={option.value}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          <span>
            <b>{option.label}</b>
            {option.description ? <span>{option.description}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
}
