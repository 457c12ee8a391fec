import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import type { RoleName } from '@aval/domain/access/roles';
import { Button } from '../../../components/actions/button';
import { Toolbar } from '../../../components/actions/toolbar';
import { type FilterOption, ListFilterChip } from '../../../components/lists/chips/list-filter-chip';
import { type HistoryFilter, historyChoices, isFiltering, NO_FILTER, toggled } from '../history-filter';
import { useDetailWords } from '../use-detail-words';

interface HistoryFiltersProps {
  history: readonly HistoryEntry[];
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Filters by action, by person or role, and by comments and files. */
export function HistoryFilters({ history, filter, onChange }: HistoryFiltersProps) {
  const { t, role } = useDetailWords();
  const choices = historyChoices(history);
  const change = (part: Partial<HistoryFilter>) => onChange({ ...filter, ...part });
  const people: (FilterOption & { toggle: () => void; isOn: boolean })[] = [
    ...choices.roles.map((name) => ({
      value: `role-${name ?? ''}`,
      label: role(name),
      toggle: () => change({ roles: toggled<RoleName | null>(filter.roles, name) }),
      isOn: filter.roles.includes(name),
    })),
    ...choices.authors.map((name, index) => ({
      value: `author-${name}`,
      label: name,
      startsGroup: index === 0,
      toggle: () => change({ authors: toggled(filter.authors, name) }),
      isOn: filter.authors.includes(name),
    })),
  ];
  return (
    <Toolbar label={t('detail:history.filter.label')} isFiltering={isFiltering(filter)}>
      <Chip
        label={t('detail:history.filter.action')}
        options={choices.actions.map((action) => ({ value: action, label: t(`demand:history.${action}`) }))}
        selected={filter.actions}
        onToggle={(value) => {
          const action = choices.actions.find((each) => each === value);
          if (action) change({ actions: toggled(filter.actions, action) });
        }}
        onClear={() => change({ actions: [] })}
      />
      <Chip
        label={t('detail:history.filter.who')}
        options={people}
        selected={people.filter(({ isOn }) => isOn).map(({ value }) => value)}
        onToggle={(value) => people.find((each) => each.value === value)?.toggle()}
        onClear={() => change({ roles: [], authors: [] })}
      />
      {choices.parts.length > 0 ? (
        <Chip
          label={t('detail:history.filter.parts')}
          options={choices.parts.map((part) => ({ value: part, label: t(`detail:history.filter.part.${part}`) }))}
          selected={filter.parts}
          onToggle={(value) => {
            const part = choices.parts.find((each) => each === value);
            if (part) change({ parts: toggled(filter.parts, part) });
          }}
          onClear={() => change({ parts: [] })}
        />
      ) : null}
      {isFiltering(filter) ? (
        <Button kind="ghost" size="small" onClick={() => onChange(NO_FILTER)}>
          {t('common:filter.clearAll')}
        </Button>
      ) : null}
    </Toolbar>
  );
}

interface ChipProps {
  label: string;
  options: readonly FilterOption[];
  selected: readonly string[];
  onToggle: (value: string) => void;
  onClear: () => void;
}

function Chip(props: ChipProps) {
  const words = props.options.filter(({ value }) => props.selected.includes(value)).map((option) => option.label);
  return <ListFilterChip {...props} summary={words.join(', ') || undefined} multiple />;
}
