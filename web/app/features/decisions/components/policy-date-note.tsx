import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

/** Reminder to check the policy's date, on the page of a demand to decide and in its decision panel. */
export function PolicyDateNote({ company }: Pick<DemandDetail, 'company'>) {
  const { t } = useTranslation('detail');
  if (!company.policyDateCheck) return null;
  return (
    <Banner tone="warn" role="note" className="print:hidden">
      <b>{t('policyDate.title')}</b> {t('policyDate.text')}
    </Banner>
  );
}
