import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useRef } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { FILTER_LIST, MENU_TICK, menuItem } from '../actions/menu-looks';
import { Icon } from '../basics/icon';
import { inputLook } from '../fields/input-look';
import type { SearchListProps } from './search-list';
import { type Chosen, toggledIn } from './toggled-in';

export default function HeadlessSearchList(props: SearchListProps) {
  const { label, searchLabel, options, selected, multiple = false, isSearching, text, onTextChange } = props;
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const chosen = multiple ? [...selected] : (selected[0] ?? null);
  return (
    <Combobox<string | string[] | null, boolean>
      value={chosen}
      multiple={multiple}
      immediate
      onChange={(next: Chosen) => {
        // Tab would select the active option unseen.
        if (next !== null && !isLeaving.current) props.onToggle(toggledIn(selected, next));
      }}
      onClose={() => {
        if (document.activeElement === input.current) props.onClose();
      }}
    >
      <ComboboxInput
        ref={input}
        autoFocus
        className={inputLook({ size: 'small', className: 'focus-visible:-outline-offset-1' })}
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={searchLabel}
        placeholder={props.placeholder ?? t('action.search')}
        displayValue={() => text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={(event) => {
          isLeaving.current = event.key === 'Tab';
        }}
      />
      <ComboboxOptions
        static
        modal={false}
        className={props.className ?? FILTER_LIST}
        aria-label={label}
        aria-busy={isSearching}
      >
        {options.map((option) => (
          <ComboboxOption
            key={option.value}
            value={option.value}
            className={menuItem({ startsGroup: option.startsGroup })}
          >
            <span>
              {option.label}
              {option.detail === undefined ? null : <small className="text-2xs">{option.detail}</small>}
            </span>
            {option.description}
            {selected.includes(option.value) ? <Icon name="check" className={MENU_TICK} /> : null}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}
