import { useState } from 'react';
import { useTranslation } from '../shell/translation';
import { FilterChip } from './filter-chip';
import { Icon } from './icon';
import { SearchProblem } from './search-problem';
import { useAsyncOptions } from './use-async-options';

interface OptionFilterChipProps {
  label: string;
  /** Of the filter, unique on the page. */
  name: string;
  /** A resource route that answers FoundOptions to `q`. */
  source: string;
  /** What is typed are names and numbers of patients: it stands in no address. */
  isPrivate?: boolean;
  chosen: readonly { id: number; label: string }[];
  /** Several may be on; else choosing one replaces the other and closes. */
  multiple?: boolean;
  onChange: (ids: number[]) => void;
}

/** A chip for things that are too many to list at once: centers, doctors, patients, provinces. */
export function OptionFilterChip(props: OptionFilterChipProps) {
  const { label, name, source, isPrivate, chosen, multiple = false, onChange } = props;
  const summary = chosen.map((option) => option.label).join(', ');
  const ids = chosen.map((option) => option.id);
  return (
    <FilterChip label={label} summary={summary || undefined} onClear={() => onChange([])}>
      {(close) => (
        <OptionSearch
          label={label}
          name={name}
          source={source}
          isPrivate={isPrivate}
          chosenIds={ids}
          onToggle={(id) => {
            const without = ids.filter((chosenId) => chosenId !== id);
            const added = without.length === ids.length;
            onChange(multiple ? (added ? [...without, id] : without) : added ? [id] : []);
            if (!multiple) close();
          }}
        />
      )}
    </FilterChip>
  );
}

interface OptionSearchProps {
  label: string;
  name: string;
  source: string;
  isPrivate: boolean | undefined;
  chosenIds: readonly number[];
  onToggle: (id: number) => void;
}

function OptionSearch({ label, name, source, isPrivate, chosenIds, onToggle }: OptionSearchProps) {
  const { t } = useTranslation('common');
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { options, isSearching, problem } = useAsyncOptions(source, { text, isPrivate, isActive: true });
  const id = `filter-${name}`;
  return (
    <>
      <input
        className="input input--small"
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
        aria-label={t('filter.search', { name: label })}
        placeholder={t('action.search')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          const option = options[active];
          if (event.key === 'ArrowDown') setActive(Math.min(active + 1, options.length - 1));
          else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
          else if (event.key === 'Enter' && option) onToggle(Number(option.value));
          else return;
          event.preventDefault();
          document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
        }}
      />
      <div id={id} role="listbox" className="filter-list" tabIndex={-1} aria-label={label} aria-busy={isSearching}>
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosenIds.includes(Number(option.value))}
            className={index === active ? 'menu__item is-active' : 'menu__item'}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onToggle(Number(option.value))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onToggle(Number(option.value));
            }}
          >
            <span>{option.label}</span>
            {option.description ? <span className="text-ink-3 tabular-nums">{option.description}</span> : null}
            {chosenIds.includes(Number(option.value)) ? <Icon name="check" className="menu__tick" /> : null}
          </div>
        ))}
      </div>
      {problem ? (
        <SearchProblem problem={problem} />
      ) : options.length === 0 ? (
        <p className="option-panel__state">{t(isSearching ? 'combobox.searching' : 'combobox.noneFound')}</p>
      ) : null}
    </>
  );
}
