import type { Company } from '@aval/application/companies/company-columns';
import type { CompanyUses } from '@aval/application/companies/get-company';
import { Link } from '@remix-run/react';
import { ButtonLink } from '../../../components/actions/button';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Section } from '../../../components/basics/section';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { companyRules } from '../../rules/rules-address';
import { COMPANY } from '../companies-address';
import { CompanyBrand } from './company-brand';
import { CompanyMarks } from './company-mark';
import { CompanySetUp } from './company-set-up';
import { CompanySwitch } from './company-switch';
import { CompanyTexts } from './company-texts';

interface CompanyDetailProps {
  company: Company;
  uses: CompanyUses;
  /** Hosts with the address of the company's pages there. */
  addresses: readonly { host: string; address: string }[];
  mayEdit: boolean;
}

export function CompanyDetail({ company, uses, addresses, mayEdit }: CompanyDetailProps) {
  const { t } = useTranslation(['companies', 'common', 'home', 'rules']);
  const numbers = useNumbers();
  const answer = (flag: boolean) => t(flag ? 'common:answer.yes' : 'common:answer.no');
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: t('companies:title'), to: COMPANY.list }, { label: company.name }]} />
      <PageHead
        title={
          <>
            {company.name} <CompanyMarks {...company} />
          </>
        }
        {...(company.slogan ? { lead: company.slogan } : {})}
        actions={
          <>
            <ButtonLink icon="people" to={COMPANY.users(company.id)}>
              {t('companies:usersOf')}
            </ButtonLink>
            {mayEdit ? (
              <>
                <ButtonLink icon="scales" to={companyRules(company.id)}>
                  {t('rules:title')}
                </ButtonLink>
                <CompanySwitch company={company} people={uses.underSettings} />
                <ButtonLink kind="primary" icon="pencil" to={COMPANY.edit(company.id)}>
                  {t('companies:edit')}
                </ButtonLink>
              </>
            ) : null}
          </>
        }
      />
      <FailedNotice intents={['activate']} className="mb-4" />
      {mayEdit && uses.setUp.length > 0 ? <CompanySetUp id={company.id} uses={uses} /> : null}
      <Section id="identity" title={t('companies:section.identity')}>
        <Definitions>
          <Definition label={t('companies:field.subdomain')}>{company.subdomain}</Definition>
          <Definition label={t('companies:field.referencePrefix')}>{company.referencePrefix}</Definition>
          <Definition label={t('companies:people')}>{numbers.integer(uses.people)}</Definition>
          <Definition label={t('companies:demands')}>{numbers.integer(uses.demands)}</Definition>
          <Definition label={t('companies:state')}>
            {t(company.active ? 'companies:active' : 'companies:inactive')}
          </Definition>
          <Definition label={t('companies:field.hosts')} width="whole">
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {addresses.map(({ host, address }) => (
                <li key={host}>
                  <a className="finger-area underline" href={address} target="_blank" rel="noreferrer">
                    {host}
                  </a>
                </li>
              ))}
            </ul>
          </Definition>
        </Definitions>
      </Section>
      <CompanyBrand company={company} />
      <Section id="circuit" title={t('companies:section.circuit')}>
        <Definitions>
          <Definition label={t('companies:field.validationStep')}>{answer(company.validationStep)}</Definition>
          <Definition label={t('companies:field.tramitByZones')}>{answer(company.tramitByZones)}</Definition>
          <Definition label={t('companies:field.policyDateCheck')}>{answer(company.policyDateCheck)}</Definition>
          <Definition label={t('companies:field.homeCards')}>
            {company.homeCards.map((card) => t(`home:${card}.title`)).join(', ')}
          </Definition>
          <Definition label={t('companies:field.documentLanguage')}>
            {t(`common:language.${company.documentLanguage === 'en' ? 'en' : 'es'}`)}
          </Definition>
          <Definition label={t('companies:field.congruenceUrl')} width="double">
            {company.congruenceUrl}
          </Definition>
          <Definition label={t('companies:field.managementUrl')} width="double">
            {company.managementUrl}
          </Definition>
        </Definitions>
      </Section>
      <Section id="access" title={t('companies:section.access')}>
        <Definitions>
          <Definition label={t('companies:field.passwordMaxAgeDays')}>
            {t('companies:days', { count: company.passwordMaxAgeDays })}
          </Definition>
          <Definition label={t('companies:field.passwordChangeEnabled')}>
            {answer(company.passwordChangeEnabled)}
          </Definition>
          <Definition label={t('companies:field.cardNumberPattern')}>{company.cardNumberPattern}</Definition>
          <Definition label={t('companies:field.cardNumberHint')}>{company.cardNumberHint}</Definition>
          <Definition label={t('companies:field.namesOfAnyCountry')}>{answer(company.namesOfAnyCountry)}</Definition>
          <Definition label={t('companies:field.logoutRedirectUrl')} width="double">
            {company.logoutRedirectUrl}
          </Definition>
          <Definition label={t('companies:field.sso')}>
            {company.ssoAlgorithm
              ? t('companies:ssoSet', { algorithm: company.ssoAlgorithm })
              : t('companies:ssoNotSet')}
          </Definition>
        </Definitions>
      </Section>
      <Section id="integrations" title={t('companies:section.integrations')}>
        <Definitions>
          <Definition label={t('companies:field.corsOrigins')} width="double">
            {company.corsOrigins.join(', ')}
          </Definition>
          <Definition label={t('companies:webhooks')}>
            <Link className="finger-area underline" to={COMPANY.webhooks(company.id)}>
              {t('companies:webhooksOf', { count: uses.webhooks })}
            </Link>
          </Definition>
        </Definitions>
      </Section>
      <CompanyTexts company={company} texts={uses.texts} mayEdit={mayEdit} />
    </Page>
  );
}
