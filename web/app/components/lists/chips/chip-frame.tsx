import type { KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { Icon } from '../../basics/icon';
import { chipLook } from './chip-look';

export interface ChipProps {
  label: string;
  /** Current filter value; without it the chip is dashed and can be added. */
  summary?: string | undefined;
  onClear: () => void;
}

/** Properties of a chip's button; Backspace or Delete removes the filter. */
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

/**
 * Filter chip: dashed while inactive, tinted with a remove button while active. The main button is the same element in
 * both states, so that it keeps the focus.
 */
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
