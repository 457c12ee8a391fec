import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from '../shell/translation';
import { Icon, Spinner } from './icon';
import { joinClasses } from './join-classes';
import type { FoundOption } from './use-async-options';
import { useFloatingPanel } from './use-floating-panel';

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
  const panel = useRef<HTMLDivElement>(null);
  useFloatingPanel({ anchor, panel, isOpen: true, matchWidth: true });
  return (
    <div ref={panel} className="menu option-panel">
      <ComboboxOptions modal={false} className="option-panel__list" aria-label={label} aria-busy={isSearching}>
        {options.map((option) => (
          <ComboboxOption
            key={option.value}
            value={option}
            className={({ focus }) => joinClasses('menu__item', focus && 'is-active')}
          >
            {({ selected }) => (
              <>
                <span>
                  {option.label}
                  {option.description ? <small>{option.description}</small> : null}
                </span>
                {selected ? <Icon name="check" className="menu__tick" /> : null}
              </>
            )}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
      <p className="option-panel__state" role="status">
        {isSearching ? (
          <>
            <Spinner className="icon--small" />
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
