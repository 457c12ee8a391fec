import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../shell/translation';
import { Icon } from './icon';
import { useFloatingPanel } from './use-floating-panel';

interface FilterChipProps {
  label: string;
  /** What it filters by now; without it the chip is dashed and may be added. */
  summary?: string | undefined;
  onClear: () => void;
  /** The popover's content; `close` returns the focus to the chip. */
  children: (close: () => void) => ReactNode;
}

/** Dashed: may be added. Tinted with a cross: on. Backspace or Delete on it takes it off. */
export function FilterChip({ label, summary, onClear, children }: FilterChipProps) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), []);
  const closeToChip = useCallback(() => {
    setOpen(false);
    anchor.current?.focus();
  }, []);
  useFloatingPanel({ anchor, panel, isOpen, onClose: close });
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.querySelector<HTMLElement>('input, select, [role="listbox"], button')?.focus();
  }, [isOpen]);

  const chip = (
    <button
      ref={anchor}
      type="button"
      className={summary ? 'chip__main' : 'chip'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={() => setOpen(!isOpen)}
      onKeyDown={(event) => {
        if (summary && (event.key === 'Backspace' || event.key === 'Delete')) onClear();
      }}
    >
      {summary ? (
        <>
          <span>{label}:</span> <b title={summary}>{summary}</b>
        </>
      ) : (
        <>
          <Icon name="plus" />
          {label}
        </>
      )}
    </button>
  );
  return (
    <>
      {/* The button is one element with and without a value: the focus stays on it when a value is chosen. */}
      <span className={summary ? 'chip chip--on' : 'contents'}>
        {chip}
        {summary ? (
          <button
            type="button"
            className="chip__clear"
            aria-label={t('filter.remove', { name: label })}
            onClick={() => {
              setOpen(false);
              anchor.current?.focus();
              onClear();
            }}
          >
            <Icon name="cross" />
          </button>
        ) : null}
      </span>
      {isOpen ? (
        <div
          ref={panel}
          id={panelId}
          className="menu"
          role="dialog"
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            closeToChip();
          }}
        >
          {children(closeToChip)}
        </div>
      ) : null}
    </>
  );
}
