import type { TableReview } from '@aval/domain/reference/reviewed';
import { formatDate } from '@aval/i18n/format';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Section } from '../../../components/basics/section';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';

/** Tables of the reference data with the day of their review, the oldest first. */
export function TableReviews({ tables }: { tables: readonly TableReview[] }) {
  const { t } = useTranslation('rules');
  const count = tables.filter(({ isDue }) => isDue).length;
  return (
    <Section id="tables" title={t('sectionTables')} count={tables.length}>
      <p className="mb-3 max-w-prose text-ink-2 text-sm">
        {count > 0 ? t('tablesDue', { count }) : t('tablesReviewed')}
      </p>
      <Definitions>
        {tables.map(({ table, reviewedOn, isDue }) => (
          <Definition key={table} label={t(`table.${table}`)}>
            {t('reviewedOn', { date: formatDate(reviewedOn) })} {isDue ? <Tag tone="line">{t('reviewDue')}</Tag> : null}
          </Definition>
        ))}
      </Definitions>
    </Section>
  );
}
