import type { TermsVersion } from '@aval/application/companies/texts/get-terms-version';
import { formatStamp } from '@aval/i18n/format';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Section } from '../../../components/basics/section';
import { RichText } from '../../../components/rich-text/rich-text';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY } from '../../companies/companies-address';

/** Version of the terms: its corrections and the published text. */
export function TermsVersionPage({ company, version, texts }: TermsVersion) {
  const { t } = useTranslation(['companyTexts', 'companies']);
  const title = t('companyTexts:versions.titleOf', { version });
  return (
    <Page width="form">
      <Breadcrumbs
        crumbs={[
          { label: t('companies:title'), to: COMPANY.list },
          { label: company.name, to: COMPANY.detail(company.id) },
          { label: title },
        ]}
      />
      <PageHead
        title={title}
        lead={t(version === company.termsVersion ? 'companyTexts:versions.present' : 'companyTexts:versions.past')}
      />
      {texts.map(({ correction, html, at, by, agreed }) => (
        <Section
          key={correction}
          id={`text-${correction}`}
          title={
            correction === 0
              ? t('companyTexts:versions.published')
              : t('companyTexts:versions.correction', { number: correction })
          }
        >
          <p className="mb-3 text-ink-2">
            {[formatStamp(at), by, t('companyTexts:versions.agreed', { count: agreed })].filter(Boolean).join(' · ')}
          </p>
          <RichText html={html} />
        </Section>
      ))}
    </Page>
  );
}
