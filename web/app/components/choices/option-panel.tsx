import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import type { RefObject } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { LIST_STATE, MENU_TICK, menuItem, menuPanel } from '../actions/menu-looks';
import { usePlacedBeside } from '../actions/placed-beside';
import { Icon, Spinner } from '../basics/icon';
import type { FoundOption } from './use-async-options';

interface OptionPanelProps {
  anchor: RefObject<HTMLElement>;
  label: string;
  options: readonly FoundOption[];
  isSearching: boolean;
  /** Said below the list. */
  note?: string | undefined;
}

/**
 * The list under a combobox; found options stay while the next ones are searched. It is neither modal nor in a portal:
 * both would put it behind a dialog, while a popover stands in the browser's top layer above it.
 */
export function OptionPanel({ anchor, label, options, isSearching, note }: OptionPanelProps) {
  const { t } = useTranslation('common');
  const placed = usePlacedBeside(anchor, { matchWidth: true });
  return (
    <div ref={placed} data-part="options" className={menuPanel({ holds: 'list' })}>
      <ComboboxOptions
        modal={false}
        className="max-h-78 min-h-0 overflow-auto overscroll-contain"
        aria-label={label}
        aria-busy={isSearching}
      >
        {options.map((option) => (
          <ComboboxOption key={option.value} value={option} className={menuItem()}>
            {({ selected }) => (
              <>
                <span>
                  {option.label}
                  {option.description ? <small>{option.description}</small> : null}
                </span>
                {selected ? <Icon name="check" className={MENU_TICK} /> : null}
              </>
            )}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
      <p className={LIST_STATE} role="status">
        {isSearching ? (
          <>
            <Spinner small />
            {t('combobox.searching')}
          </>
        ) : options.length === 0 ? (
          t('combobox.noneFound')
        ) : (
          note
        )}
      </p>
    </div>
  );
}
