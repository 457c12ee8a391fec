import type { KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { Icon } from '../../basics/icon';
import { chipLook } from './chip-look';

export interface ChipProps {
  label: string;
  /** What it filters by now; without it the chip is dashed and may be added. */
  summary?: string | undefined;
  onClear: () => void;
}

/** What the button of a chip is and shows; Backspace or Delete on it takes the filter off. */
export function chipButton({ label, summary, onClear }: ChipProps) {
  return {
    className: chipLook({ part: summary ? 'main' : 'empty' }),
    onKeyDown: (event: KeyboardEvent) => {
      if (summary && (event.key === 'Backspace' || event.key === 'Delete')) onClear();
    },
    children: summary ? (
      <>
        <span>{label}:</span> <b title={summary}>{summary}</b>
      </>
    ) : (
      <>
        <Icon name="plus" />
        {label}
      </>
    ),
  };
}

interface ChipFrameProps extends ChipProps {
  chip: RefObject<HTMLButtonElement>;
  children: ReactElement | ReactNode;
}

/** Dashed: may be added. Tinted with a cross: on. Its button is one element with and without a value: the focus stays on it when a value is chosen. */
export function ChipFrame({ label, summary, onClear, chip, children }: ChipFrameProps) {
  const { t } = useTranslation('common');
  return (
    <span className={chipLook({ part: summary ? 'frame' : 'none' })}>
      {children}
      {summary ? (
        <button
          type="button"
          className={chipLook({ part: 'clear' })}
          aria-label={t('filter.remove', { name: label })}
          onClick={() => {
            chip.current?.focus();
            onClear();
          }}
        >
          <Icon name="cross" />
        </button>
      ) : null}
    </span>
  );
}
