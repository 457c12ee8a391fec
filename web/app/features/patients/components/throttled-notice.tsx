import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

/** Notice that too many numbers were tried; the input is kept. */
export function ThrottledNotice({ isThrottled = false }: { isThrottled?: boolean | undefined }) {
  const { t } = useTranslation('wizard');
  if (!isThrottled) return null;
  return (
    <Banner tone="danger" role="alert" className="mb-4">
      {t('patient.throttled')}
    </Banner>
  );
}
