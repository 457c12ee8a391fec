import type { OptionFilter } from '@aval/application/demands/list/filter-options';
import { activeFilters, type DemandListQuery, FILTER_PARAMETERS } from '@aval/application/demands/list/list-query';
import type { ListFilter } from '@aval/domain/access/demand-list';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { Link, useNavigate } from '@remix-run/react';
import { FilterChip } from '../../../components/filter-chip';
import { FilterListbox } from '../../../components/filter-listbox';
import { OptionFilterChip } from '../../../components/option-filter-chip';
import { ReferenceSearch } from '../../../components/reference-search';
import { StatusIcon } from '../../../components/status-icon';
import { Toolbar } from '../../../components/toolbar';
import { useTranslation } from '../../../shell/translation';
import { changedAddress, clearedAddress } from '../list-address';
import type { ListPage } from '../list-page.server';

const OPTION_CHIPS = ['zone', 'company', 'prescriberCenter', 'performingCenter', 'doctor', 'patient'] as const;

/** Sent, decided and closed stand apart from what is under way. */
const FIRST_AFTER_THE_WAY: DisplayStatus = 'sended_accepted';

function sourceOf(parameter: OptionFilter): { source: string; isPrivate?: boolean } {
  if (parameter === 'patientId') return { source: '/app/demands/filter-patients', isPrivate: true };
  return { source: `/app/demands/filter-options?filter=${parameter}` };
}

type ListToolbarProps = Pick<ListPage, 'query' | 'filters' | 'statuses' | 'descriptions'>;

export function ListToolbar({ query, filters, statuses, descriptions }: ListToolbarProps) {
  const { t } = useTranslation(['list', 'common', 'demand']);
  const navigate = useNavigate();
  const change = (part: Partial<DemandListQuery>) =>
    navigate(changedAddress(query, part), { preventScrollReset: true });
  const offers = (filter: ListFilter) => filters.includes(filter);

  return (
    <Toolbar label={t('filters')}>
      <ReferenceSearch
        current={query.reference ?? ''}
        addressOf={(reference) => changedAddress(query, { reference })}
      />
      <FilterChip
        label={t('filter.status')}
        summary={query.status ? t(`demand:status.${query.status}.long`) : undefined}
        onClear={() => change({ status: undefined })}
      >
        {(close) => (
          <FilterListbox
            label={t('filter.status')}
            options={statuses.map((status) => ({
              value: status,
              label: t(`demand:status.${status}.long`),
              icon: <StatusIcon status={status} />,
              startsGroup: status === FIRST_AFTER_THE_WAY,
            }))}
            selected={query.status ? [query.status] : []}
            footnote={t('statusClearsPending')}
            onToggle={(value) => {
              const status = statuses.find((each) => each === value);
              change({ status: status === query.status ? undefined : status, pendingDemands: undefined });
              close();
            }}
          />
        )}
      </FilterChip>
      {OPTION_CHIPS.filter(offers).map((filter) => {
        const parameter: OptionFilter = FILTER_PARAMETERS[filter];
        return (
          <OptionFilterChip
            key={filter}
            label={t(`filter.${filter}`)}
            name={parameter}
            {...sourceOf(parameter)}
            chosen={descriptions[parameter] ?? []}
            multiple={parameter === 'zoneId'}
            onChange={(ids) => change(parameter === 'zoneId' ? { zoneId: ids } : { [parameter]: ids[0] })}
          />
        );
      })}
      {activeFilters(query).length > 0 ? (
        <Link className="button button--ghost button--small" to={clearedAddress(query)} preventScrollReset>
          {t('common:filter.clearAll')}
        </Link>
      ) : null}
    </Toolbar>
  );
}
