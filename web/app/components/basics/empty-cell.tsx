import { useTranslation } from '../../shell/words/translation';

/** Nothing to show in a table: a dash, which is read aloud as words. */
export function EmptyCell() {
  const { t } = useTranslation('common');
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('answer.none')}</span>
    </span>
  );
}
