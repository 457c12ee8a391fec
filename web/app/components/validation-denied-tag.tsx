import { useTranslation } from '../shell/translation';
import { Tag } from './tag';

/** Beside the status, until the manager has decided: a representative denied the validation. */
export function ValidationDeniedTag() {
  const { t } = useTranslation('demand');
  return (
    <Tag tone="bad" icon="forbid">
      {t('validation.denied')}
    </Tag>
  );
}
