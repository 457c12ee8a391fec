import { formatDate } from '@aval/i18n/format';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';

/** What a demand under way was sent with is otherwise by now. */
export function EditedTag({ on }: { on: string }) {
  const { t } = useTranslation('patients');
  const day = formatDate(on);
  return (
    <Tag tone="info" title={t('edited.since', { day })}>
      {t('edited.tag', { day })}
    </Tag>
  );
}
