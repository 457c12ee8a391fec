import { activeFilters } from '@aval/application/demands/list/list-query';
import { Link } from '@remix-run/react';
import { EmptyState } from '../../../components/empty-state';
import { useTranslation } from '../../../shell/translation';
import { clearedAddress } from '../list-address';
import type { ListPage } from '../list-page.server';

/** With filters on it names them; without any data it offers what the role may begin. */
export function EmptyList({ query, mayCreate }: Pick<ListPage, 'query' | 'mayCreate'>) {
  const { t, i18n } = useTranslation(['list', 'common']);
  const filters = activeFilters(query);
  if (filters.length > 0) {
    const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
      filters.map((filter) => t(`filter.${filter}`)),
    );
    return (
      <EmptyState
        title={t('emptyFiltered')}
        actions={
          <Link className="button" to={clearedAddress(query)}>
            {t('common:filter.clearAll')}
          </Link>
        }
      >
        {t('emptyFilteredHint', { names })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('empty')}
      actions={
        mayCreate ? (
          <Link className="button button--primary" to="/app/demands/create">
            {t('create')}
          </Link>
        ) : null
      }
    >
      {t(mayCreate ? 'emptyHintFiling' : 'emptyHint')}
    </EmptyState>
  );
}
