import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from '../shell/translation';
import { Icon } from './icon';
import { joinClasses } from './join-classes';
import { searchable } from './rank-options';
import type { Option } from './select';

export interface FilterOption extends Option {
  icon?: ReactNode;
  /** A line above this option: the list has two parts. */
  startsGroup?: boolean;
}

interface FilterListboxProps {
  label: string;
  options: readonly FilterOption[];
  selected: readonly string[];
  /** Several may be on; else choosing one replaces the other. */
  multiple?: boolean;
  onToggle: (value: string) => void;
  footnote?: string;
}

const SEARCH_FROM = 8;

/** The list in a filter chip's popover; from eight plain options on it can be searched. */
export function FilterListbox({ label, options, selected, multiple, onToggle, footnote }: FilterListboxProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const firstSelected = options.findIndex((option) => selected.includes(option.value));
  const [active, setActive] = useState(Math.max(0, firstSelected));
  const hasSearch = options.length >= SEARCH_FROM && !options.some((option) => option.icon);
  const shown = options.filter((option) => searchable(option.label).includes(searchable(text)));

  function handleKey(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowDown: (active + 1) % shown.length,
      ArrowUp: (active - 1 + shown.length) % shown.length,
      Home: 0,
      End: shown.length - 1,
    };
    const target = targets[event.key];
    const option = shown[active];
    if (target !== undefined) {
      event.preventDefault();
      setActive(target);
      list.current?.children[target]?.scrollIntoView({ block: 'nearest' });
    } else if (option && (event.key === 'Enter' || (event.key === ' ' && !hasSearch))) {
      event.preventDefault();
      onToggle(option.value);
    }
  }

  const attributes = {
    'aria-activedescendant': shown[active] ? `${id}-${active}` : undefined,
    onKeyDown: handleKey,
  };
  return (
    <>
      {hasSearch ? (
        <input
          {...attributes}
          className="input input--small"
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-label={t('filter.search', { name: label })}
          placeholder={t('action.search')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
        />
      ) : null}
      <div
        ref={list}
        id={id}
        role="listbox"
        className="filter-list"
        tabIndex={hasSearch ? -1 : 0}
        aria-label={label}
        aria-multiselectable={multiple}
        {...(hasSearch ? {} : attributes)}
      >
        {shown.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={selected.includes(option.value)}
            className={joinClasses(
              'menu__item',
              index === active && 'is-active',
              option.startsGroup && 'menu__item--group',
            )}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onToggle(option.value)}
            onKeyDown={handleKey}
          >
            {option.icon}
            <span>{option.label}</span>
            {selected.includes(option.value) ? <Icon name="check" className="menu__tick" /> : null}
          </div>
        ))}
      </div>
      {shown.length === 0 ? <p className="option-panel__state">{t('combobox.noneFound')}</p> : null}
      {footnote ? <p className="menu__foot hint">{footnote}</p> : null}
    </>
  );
}
