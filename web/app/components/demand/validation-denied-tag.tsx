import { useTranslation } from '../../shell/words/translation';
import { Tag } from '../basics/tag';
import { StatusIcon } from './status-icon';

/** Tag beside the status while the manager has not decided: a representative denied the validation. */
export function ValidationDeniedTag() {
  const { t } = useTranslation('demand');
  return (
    <Tag tone="bad">
      <StatusIcon status="sended_denied" />
      {t('validation.denied')}
    </Tag>
  );
}
