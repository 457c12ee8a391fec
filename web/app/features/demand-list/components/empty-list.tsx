import { activeFilters } from '@aval/application/demands/list/list-query';
import { isOffered } from '@aval/domain/access/demand-list';
import { ButtonLink } from '../../../components/actions/button';
import { EmptyState } from '../../../components/lists/empty-state';
import { NothingFound } from '../../../components/lists/nothing-found';
import { useTranslation } from '../../../shell/words/translation';
import { clearedAddress } from '../list-address';
import type { ListPage } from '../list-page.server';

/** Empty state: names the active filters, or offers what the role can begin with. */
export function EmptyList({ query, mayCreate }: Pick<ListPage, 'query' | 'mayCreate'>) {
  const { t } = useTranslation('list');
  const filters = activeFilters(query).filter(isOffered);
  if (filters.length > 0) {
    return (
      <NothingFound
        title={t('emptyFiltered')}
        filters={filters.map((filter) => t(`filter.${filter}`))}
        clearTo={clearedAddress(query)}
      />
    );
  }
  return (
    <EmptyState
      title={t('empty')}
      actions={
        mayCreate ? (
          <ButtonLink kind="primary" to="/app/demands/create">
            {t('create')}
          </ButtonLink>
        ) : null
      }
    >
      {t(mayCreate ? 'emptyHintFiling' : 'emptyHint')}
    </EmptyState>
  );
}
