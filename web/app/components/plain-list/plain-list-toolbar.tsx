import type { AnyPlainList, FilterKind, FilterName, QueryOf } from '@aval/application/lists/plain-list';
import { useNavigate } from '@remix-run/react';
import { useTranslation } from '../../shell/words/translation';
import { ButtonLink } from '../actions/button';
import { Toolbar } from '../actions/toolbar';
import { DateFilter } from '../lists/chips/date-filter';
import { FilterChip } from '../lists/chips/filter-chip';
import { ListFilterChip } from '../lists/chips/list-filter-chip';
import { OptionFilterChip } from '../lists/chips/option-filter-chip';
import { ListSearch } from '../lists/list-search';
import { KeptSearch } from './kept-search';
import type { ListAddress } from './list-address';

type WordsOf<Kind extends FilterKind> = { label: string } & (Kind extends 'id'
  ? /** Resource route that returns `FoundOptions`; `isPrivate` requests it by POST. */
    { source: string; isPrivate?: boolean }
  : Kind extends 'kept'
    ? /** Resource route that stores a text and returns its number. */
      { keptBy: string }
    : Kind extends readonly (infer Choice extends string)[]
      ? { options: Readonly<Record<Choice, string>> }
      : unknown);

/** Label and options of each filter; null for filters that the user is not offered. */
export type FilterWords<List extends AnyPlainList> = {
  readonly [Name in FilterName<List>]: WordsOf<List['kinds'][Name]> | null;
};

interface PlainListToolbarProps<List extends AnyPlainList> {
  address: ListAddress<List>;
  query: QueryOf<List>;
  filters: FilterWords<List>;
  names: Partial<Record<FilterName<List>, string>>;
  today: string;
}

type Chosen = Readonly<Record<string, string | number | undefined>>;

/** Toolbar of a plain list: the first text filter is the search field, every other filter is a chip. */
export function PlainListToolbar<List extends AnyPlainList>(props: PlainListToolbarProps<List>) {
  const { address, query, filters, names, today } = props;
  const { kinds, names: all, active } = address.list;
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const isFiltering = active(query).length > 0;
  const chosen: Chosen = query.filters;
  const narrowed = (change: Chosen) =>
    address.changed(query, { filters: { ...chosen, ...change } } as unknown as Partial<QueryOf<List>>);
  const shared = {
    chosen,
    narrowed,
    today,
    narrow: (change: Chosen) => navigate(narrowed(change), { preventScrollReset: true }),
  };
  const search = all.find((name) => kinds[name] === 'text' || kinds[name] === 'kept');
  const inOrder = [...all].sort((one, other) => Number(other === search) - Number(one === search));
  return (
    <Toolbar label={t('list.filters')} isFiltering={isFiltering}>
      {(inOrder as readonly FilterName<List>[]).map((name) => {
        const words = filters[name];
        return words ? (
          <PlainFilter
            key={name}
            name={name}
            words={words}
            {...shared}
            kind={kinds[name] as FilterKind}
            isSearch={name === search}
            nameOfId={names[name]}
          />
        ) : null;
      })}
      {isFiltering ? (
        <ButtonLink kind="ghost" size="small" to={address.cleared(query)} preventScrollReset>
          {t('filter.clearAll')}
        </ButtonLink>
      ) : null}
    </Toolbar>
  );
}

interface PlainFilterProps {
  name: string;
  kind: FilterKind;
  /** Properties by kind of filter; `FilterWords` requires them from the page. */
  words: {
    label: string;
    source?: string;
    isPrivate?: boolean;
    keptBy?: string;
    options?: Readonly<Record<string, string>>;
  };
  isSearch: boolean;
  nameOfId: string | undefined;
  chosen: Chosen;
  narrowed: (change: Chosen) => string;
  narrow: (change: Chosen) => void;
  today: string;
}

function PlainFilter(props: PlainFilterProps) {
  const { name, kind, words, nameOfId, chosen, narrow, today } = props;
  const { t } = useTranslation('common');
  const { label, source = '', isPrivate = false, keptBy = '', options = {} } = words;
  const value = chosen[name];
  const text = value === undefined ? undefined : String(value);
  switch (kind) {
    case 'text':
      return <TextFilter {...props} />;
    case 'kept':
      return (
        <KeptSearch
          label={label}
          keptBy={keptBy}
          current={nameOfId ?? ''}
          addressOf={(kept) => props.narrowed({ [name]: kept })}
        />
      );
    case 'id':
      return (
        <OptionFilterChip
          label={label}
          source={source}
          isPrivate={isPrivate}
          chosen={typeof value === 'number' ? [{ id: value, label: nameOfId ?? t('list.unknown', { id: value }) }] : []}
          onChange={([id]) => narrow({ [name]: id })}
        />
      );
    case 'from':
      return (
        <DateFilter
          label={label}
          today={today}
          from={text}
          to={chosen.to === undefined ? undefined : String(chosen.to)}
          onChange={({ from, to }) => narrow({ from, to })}
        />
      );
    // Part of the chip for the first day.
    case 'to':
      return null;
    default:
      return (
        <ListFilterChip
          label={label}
          summary={text && options[text]}
          onClear={() => narrow({ [name]: undefined })}
          options={kind.map((option) => ({ value: option, label: options[option] ?? option }))}
          selected={text === undefined ? [] : [text]}
          onToggle={(option) => narrow({ [name]: option === text ? undefined : option })}
        />
      );
  }
}

function TextFilter({ name, words: { label }, isSearch, chosen, narrowed, narrow }: PlainFilterProps) {
  const current = String(chosen[name] ?? '');
  const input = <ListSearch label={label} current={current} addressOf={(text) => narrowed({ [name]: text })} />;
  if (isSearch) return input;
  return (
    <FilterChip label={label} summary={current || undefined} onClear={() => narrow({ [name]: undefined })}>
      {() => <div className="p-1">{input}</div>}
    </FilterChip>
  );
}
