import { formatDate } from '@aval/i18n/format';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';

/** Tag: patient data of an open demand have changed since its submission. */
export function EditedTag({ on }: { on: string }) {
  const { t } = useTranslation('patients');
  const day = formatDate(on);
  return (
    <Tag tone="info" title={t('edited.since', { day })}>
      {t('edited.tag', { day })}
    </Tag>
  );
}
