import { useTranslation } from '../../shell/words/translation';
import { ButtonLink } from '../actions/button';
import { EmptyState } from './empty-state';

interface NothingFoundProps {
  title: string;
  /** Names of the active filters. */
  filters: readonly string[];
  /** Address of the list without filters. */
  clearTo: string;
}

/** Empty state of a filtered list: names the active filters and links to the unfiltered list. */
export function NothingFound({ title, filters, clearTo }: NothingFoundProps) {
  const { t, i18n } = useTranslation('common');
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(filters);
  return (
    <EmptyState title={title} actions={<ButtonLink to={clearTo}>{t('filter.clearAll')}</ButtonLink>}>
      {t('filter.active', { names })}
    </EmptyState>
  );
}
