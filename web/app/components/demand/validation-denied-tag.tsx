import { useTranslation } from '../../shell/words/translation';
import { Tag } from '../basics/tag';
import { StatusIcon } from './status-icon';

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
