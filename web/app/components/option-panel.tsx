import { forwardRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, Spinner } from './icon';
import { joinClasses } from './join-classes';
import type { FoundOption } from './use-async-options';

interface OptionPanelProps {
  id: string;
  label: string;
  options: readonly FoundOption[];
  isSearching: boolean;
  active: number;
  selected: readonly string[];
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
  /** Keys reach the options only where a reader moves the real focus there. */
  onKey: (event: KeyboardEvent) => void;
}

/** The list under a combobox; found options stay while the next ones are searched. */
export const OptionPanel = forwardRef<HTMLDivElement, OptionPanelProps>(function OptionPanel(props, ref) {
  const { id, label, options, isSearching, active, selected, optionId, onPoint, onChoose, onKey } = props;
  const { t } = useTranslation('common');
  return (
    <div ref={ref} className="menu option-panel">
      <div role="listbox" id={id} aria-label={label} aria-busy={isSearching}>
        {options.map((option, index) => (
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={selected.includes(option.value)}
            className={joinClasses('menu__item', index === active && 'is-active')}
            onPointerMove={() => onPoint(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
            onKeyDown={onKey}
          >
            <span>
              {option.label}
              {option.description ? <small>{option.description}</small> : null}
            </span>
            {selected.includes(option.value) ? <Icon name="check" className="menu__tick" /> : null}
          </div>
        ))}
      </div>
      <p className="option-panel__state" role="status">
        {isSearching ? (
          <>
            <Spinner className="icon--small" />
            {t('combobox.searching')}
          </>
        ) : options.length === 0 ? (
          t('combobox.noneFound')
        ) : null}
      </p>
    </div>
  );
});
