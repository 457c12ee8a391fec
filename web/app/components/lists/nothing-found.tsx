import { useTranslation } from '../../shell/words/translation';
import { ButtonLink } from '../actions/button';
import { EmptyState } from './empty-state';

interface NothingFoundProps {
  title: string;
  /** Names of the filters that are on. */
  filters: readonly string[];
  /** The same list without them. */
  clearTo: string;
}

/** Of a list of which nothing passes the filters that are on: names them, and leads to the list without them. */
export function NothingFound({ title, filters, clearTo }: NothingFoundProps) {
  const { t, i18n } = useTranslation('common');
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(filters);
  return (
    <EmptyState title={title} actions={<ButtonLink to={clearTo}>{t('filter.clearAll')}</ButtonLink>}>
      {t('filter.active', { names })}
    </EmptyState>
  );
}
