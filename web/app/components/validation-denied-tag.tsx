import { useTranslation } from '../shell/translation';
import { StatusIcon } from './status-icon';
import { Tag } from './tag';

/** Beside the status, until the manager has decided: a representative denied the validation. */
export function ValidationDeniedTag() {
  const { t } = useTranslation('demand');
  return (
    <Tag tone="bad">
      <StatusIcon status="sended_denied" />
      {t('validation.denied')}
    </Tag>
  );
}
