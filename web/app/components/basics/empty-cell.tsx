import { useTranslation } from '../../shell/words/translation';

/** Empty table cell: a dash that screen readers announce in words. */
export function EmptyCell() {
  const { t } = useTranslation('common');
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('answer.none')}</span>
    </span>
  );
}
