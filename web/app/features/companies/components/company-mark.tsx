import type { Company } from '@aval/application/companies/company-columns';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';

/** Tags beside a company's name. */
export function CompanyMarks({ isDefault, active }: Pick<Company, 'isDefault' | 'active'>) {
  const { t } = useTranslation('companies');
  return (
    <>
      {isDefault ? <Tag tone="line">{t('default')}</Tag> : null}{' '}
      {active ? null : <Tag tone="warn">{t('inactive')}</Tag>}
    </>
  );
}
