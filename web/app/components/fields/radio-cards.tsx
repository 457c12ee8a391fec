import { cx } from 'class-variance-authority';
import { markLook } from './mark-look';
import { NO_FORM } from './no-form';
import type { Option } from './select';

const CARD = [
  'relative flex cursor-pointer items-start gap-2.5 rounded-lg border border-line-2 px-3 py-[9px] hover:bg-hover',
  'has-checked:border-brand has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_1px_var(--c-brand)]',
  'has-focus-visible:outline-offset-2 has-focus-visible:[outline:var(--focus)]',
  'has-disabled:cursor-not-allowed has-disabled:text-ink-off',
];

/** Forced colours remove backgrounds and shadows, so the chosen card uses the system's highlight pair. */
const CARD_OF_FORCED_COLORS = [
  'forced-colors:has-checked:[forced-color-adjust:none]',
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
  'forced-colors:[&:has(:checked)_:is(b,span)]:text-[HighlightText]',
];

interface RadioCardOption extends Option {
  /** Consequence of choosing the option. */
  description?: string;
}

interface RadioCardsProps {
  name: string;
  options: readonly RadioCardOption[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
  /** Excluded from submission: the choice only controls the page. */
  isApart?: boolean;
}

export function RadioCards({ name, options, defaultValue, value, onChange, id, isApart = false }: RadioCardsProps) {
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-2 max-md:grid-cols-[1fr]" data-part="radio-cards">
      {options.map((option, index) => (
        <label className={cx(CARD, CARD_OF_FORCED_COLORS)} key={option.value}>
          <input
            className={markLook({ kind: 'card' })}
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            form={isApart ? NO_FORM : undefined}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          <span>
            <b className="block font-medium">{option.label}</b>
            {option.description ? <span className="block text-xs text-ink-3">{option.description}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
}
