import { useState } from 'react';
import { useTranslation } from '../../../shell/words/translation';
import { LIST_STATE } from '../../actions/menu-looks';
import { SearchList } from '../../choices/search-list';
import { SearchProblem } from '../../choices/search-problem';
import { useAsyncOptions } from '../../choices/use-async-options';
import { useNoneFound } from '../../choices/use-none-found';
import { FilterChip } from './filter-chip';

interface OptionFilterChipProps {
  label: string;
  /** Address of a resource route that returns `FoundOptions` for `q`. */
  source: string;
  /** The search text may contain patient data, so it is sent by POST instead of in the URL. */
  isPrivate?: boolean;
  chosen: readonly { id: number; label: string }[];
  /** Allows several values; otherwise a choice replaces the previous one and closes the list. */
  multiple?: boolean;
  onChange: (ids: number[]) => void;
}

/** Filter chip for values that are too many to list: centers, doctors, patients, provinces. */
export function OptionFilterChip(props: OptionFilterChipProps) {
  const { label, source, isPrivate, chosen, multiple = false, onChange } = props;
  const summary = chosen.map((option) => option.label).join(', ');
  const ids = chosen.map((option) => option.id);
  return (
    <FilterChip label={label} summary={summary || undefined} onClear={() => onChange([])}>
      {(close) => (
        <FoundOptions
          label={label}
          source={source}
          isPrivate={isPrivate}
          multiple={multiple}
          selected={ids.map(String)}
          onClose={close}
          onToggle={(value) => {
            const id = Number(value);
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

interface FoundOptionsProps {
  label: string;
  source: string;
  isPrivate: boolean | undefined;
  multiple: boolean;
  selected: readonly string[];
  onToggle: (value: string) => void;
  onClose: () => void;
}

function FoundOptions({ label, source, isPrivate, ...list }: FoundOptionsProps) {
  const { t } = useTranslation('common');
  const noneFound = useNoneFound();
  const [text, setText] = useState('');
  const { options, isSearching, problem } = useAsyncOptions(source, { text, isPrivate, isActive: true });
  return (
    <>
      <SearchList
        {...list}
        label={label}
        searchLabel={t('filter.search', { name: label })}
        options={options.map((option) => ({
          ...option,
          description: option.description ? (
            <span className="text-ink-3 tabular-nums">{option.description}</span>
          ) : null,
        }))}
        isSearching={isSearching}
        text={text}
        onTextChange={setText}
      />
      {problem ? (
        <SearchProblem problem={problem} />
      ) : options.length === 0 ? (
        <p className={LIST_STATE}>{isSearching ? t('combobox.searching') : noneFound(text, isPrivate)}</p>
      ) : null}
    </>
  );
}
