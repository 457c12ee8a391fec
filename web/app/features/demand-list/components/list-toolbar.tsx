import type { OptionFilter } from '@aval/application/demands/list/filter-options';
import { activeFilters, type DemandListQuery, LONGEST_REFERENCE } from '@aval/application/demands/list/list-query';
import { FILTERS } from '@aval/domain/access/demand-list';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { useNavigate } from '@remix-run/react';
import { ButtonLink } from '../../../components/actions/button';
import { Toolbar } from '../../../components/actions/toolbar';
import { StatusIcon } from '../../../components/demand/status-icon';
import { ListFilterChip } from '../../../components/lists/chips/list-filter-chip';
import { OptionFilterChip } from '../../../components/lists/chips/option-filter-chip';
import { SwitchChip } from '../../../components/lists/chips/switch-chip';
import { ListSearch } from '../../../components/lists/list-search';
import { SortMenu } from '../../../components/lists/sort-menu';
import { useTranslation } from '../../../shell/words/translation';
import { changedAddress, clearedAddress } from '../list-address';
import { COLUMNS, toSort } from '../list-columns';
import type { ListPage } from '../list-page.server';

/** First status of the second group in the filter: sent, decided and closed demands. */
const FIRST_AFTER_THE_WAY: DisplayStatus = 'sended_accepted';

function sourceOf(parameter: OptionFilter): { source: string; isPrivate?: boolean } {
  if (parameter === 'patientId') return { source: '/app/demands/filter-patients', isPrivate: true };
  return { source: `/app/demands/filter-options?filter=${parameter}` };
}

/** Window width from which the heads of all columns that sort are visible. */
function hiddenFrom(columns: ListPage['columns'], foldsMore: boolean): string {
  if (foldsMore) return 'min-[1800px]:hidden';
  return columns.includes('company') ? '2xl:hidden' : 'xl:hidden';
}

type ListToolbarProps = Pick<ListPage, 'query' | 'columns' | 'filters' | 'statuses' | 'descriptions'> & {
  /** Whether columns for which others fold are shown. */
  foldsMore: boolean;
};

export function ListToolbar({ query, columns, foldsMore, filters, statuses, descriptions }: ListToolbarProps) {
  const { t } = useTranslation(['list', 'common', 'demand']);
  const navigate = useNavigate();
  const change = (part: Partial<DemandListQuery>) =>
    navigate(changedAddress(query, part), { preventScrollReset: true });
  const isFiltering = activeFilters(query).length > 0;
  /** Chosen options of a filter. One that the user may not see narrows the list, too, and can be removed. */
  const chosenOf = (parameter: OptionFilter) => {
    const known = descriptions[parameter] ?? [];
    const unknown = [query[parameter] ?? []].flat().filter((id) => !known.some((option) => option.id === id));
    return [...known, ...unknown.map((id) => ({ id, label: t(`unknown.${parameter}`) }))];
  };

  return (
    <Toolbar label={t('filters')} isFiltering={isFiltering}>
      <ListSearch
        label={t('list:searchReference')}
        placeholder={t('common:label.reference')}
        maxLength={LONGEST_REFERENCE}
        current={query.reference ?? ''}
        addressOf={(reference) => changedAddress(query, { reference })}
      />
      <SortMenu
        className={hiddenFrom(columns, foldsMore)}
        choices={COLUMNS.flatMap(({ name, label, ...column }) =>
          'sort' in column && columns.includes(name) ? [{ name, label: t(label), ...toSort(query, column.sort) }] : [],
        )}
      />
      <ListFilterChip
        label={t('filter.status')}
        summary={query.status ? t(`demand:status.${query.status}.long`) : undefined}
        onClear={() => change({ status: undefined })}
        options={statuses.map((status) => ({
          value: status,
          label: t(`demand:status.${status}.long`),
          icon: <StatusIcon status={status} />,
          startsGroup: status === FIRST_AFTER_THE_WAY,
        }))}
        selected={query.status ? [query.status] : []}
        footnote={filters.includes('pending') ? t('statusClearsPending') : undefined}
        onToggle={(value) => {
          const status = statuses.find((each) => each === value);
          change({ status: status === query.status ? undefined : status, pendingDemands: undefined });
        }}
      />
      {filters.map((filter) => {
        const { parameter, kind } = FILTERS[filter];
        if (kind === 'id' || kind === 'ids')
          return (
            <OptionFilterChip
              key={filter}
              label={t(`filter.${filter}`)}
              {...sourceOf(parameter)}
              chosen={chosenOf(parameter)}
              multiple={kind === 'ids'}
              onChange={(ids) => change({ [parameter]: kind === 'ids' ? ids : ids[0] })}
            />
          );
        if (kind === 'flag' && filter !== 'pending')
          return (
            <SwitchChip
              key={filter}
              label={t(`filter.${filter}`)}
              isOn={query[parameter] ?? false}
              onToggle={() => change({ [parameter]: query[parameter] ? undefined : true })}
            />
          );
        // Search and statuses stand before the sort menu, and the pending demands are a view of their own.
        return null;
      })}
      {isFiltering ? (
        <ButtonLink kind="ghost" size="small" to={clearedAddress(query)} preventScrollReset>
          {t('common:filter.clearAll')}
        </ButtonLink>
      ) : null}
    </Toolbar>
  );
}
