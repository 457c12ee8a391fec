import type { Company } from '@aval/application/companies/company-columns';
import type { CompanyUses } from '@aval/application/companies/get-company';
import { companySchema } from '@aval/domain/validation/companies/company-schema';
import { LANGUAGES } from '@aval/i18n/languages';
import { Link } from '@remix-run/react';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { SwitchField } from '../../../components/entries/switch-field';
import { Field } from '../../../components/fields/field';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { Select } from '../../../components/fields/select';
import { TextArea } from '../../../components/fields/text-area';
import { NumberInput, TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { companyReminders } from '../../reminders/reminders-address';
import { COMPANY } from '../companies-address';
import { useCompanyWords } from '../use-company-words';
import { BrandFields } from './brand-fields';
import { BESIDE_RAIL, CompanyRail } from './company-rail';
import { HomeCardsField } from './home-cards-field';
import { ImageField } from './image-field';
import { SsoFields } from './sso-fields';

interface CompanyFormProps {
  company: Company;
  uses: CompanyUses;
  answer: EntryAnswer | undefined;
}

const FLAGS = [
  'tramitByZones',
  'validationStep',
  'policyDateCheck',
  'passwordChangeEnabled',
  'namesOfAnyCountry',
] as const;

const KEY_STAYS = { ssoChange: 'keep', ssoAlgorithm: undefined };

/** Converts the stored values to form values. */
function typed(company: Company) {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, company[flag] ? 'on' : undefined]));
  return {
    ...company,
    ...flags,
    hosts: company.hosts.join('\n'),
    ...KEY_STAYS,
    corsOrigins: company.corsOrigins.join('\n'),
  };
}

export function CompanyForm({ company, uses, answer }: CompanyFormProps) {
  const { t } = useTranslation(['companies', 'common']);
  const languages = LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }));
  return (
    <Page>
      <Breadcrumbs
        crumbs={[
          { label: t('companies:title'), to: COMPANY.list },
          { label: company.name, to: COMPANY.detail(company.id) },
          { label: t('companies:edit') },
        ]}
      />
      <PageHead title={t('companies:editTitle')} />
      <div className={BESIDE_RAIL}>
        <CompanyRail company={company} uses={uses} />
        <EntryForm
          schema={companySchema}
          words={useCompanyWords(company.ssoAlgorithm)}
          values={typed(company)}
          unseen={{ ssoChange: company.ssoAlgorithm }}
          revision={company.revision}
          answer={answer}
          verb={t('companies:save')}
          cancelTo={COMPANY.detail(company.id)}
        >
          {(fields, tell) => {
            const text = (
              name:
                | 'name'
                | 'slogan'
                | 'congruenceUrl'
                | 'managementUrl'
                | 'logoutRedirectUrl'
                | 'cardNumberPattern'
                | 'cardNumberHint',
            ) => ({
              name: fields[name].name,
              defaultValue: fields[name].defaultValue,
            });
            return (
              <div>
                <FormSection id="identity">
                  <FormSectionHead>
                    <h2>{t('companies:section.identity')}</h2>
                  </FormSectionHead>
                  <EntryFields>
                    <Field hint={t('companies:nameHint')} {...tell(fields.name)}>
                      <TextInput {...text('name')} />
                    </Field>
                    <Field optional {...tell(fields.slogan)}>
                      <TextInput {...text('slogan')} />
                    </Field>
                    <ImageField
                      kind="logo"
                      field={fields.logoImageId}
                      told={tell(fields.logoImageId)}
                      stored={company.logoImageId}
                    />
                    <ImageField
                      kind="favicon"
                      field={fields.faviconImageId}
                      told={tell(fields.faviconImageId)}
                      stored={company.faviconImageId}
                    />
                  </EntryFields>
                </FormSection>
                <FormSection id="colours">
                  <FormSectionHead>
                    <h2>{t('companies:section.colours')}</h2>
                  </FormSectionHead>
                  <BrandFields fields={fields} tell={tell} />
                </FormSection>
                <FormSection id="address">
                  <FormSectionHead>
                    <h2>{t('companies:section.address')}</h2>
                  </FormSectionHead>
                  <Field hint={t('companies:hostsHint')} {...tell(fields.hosts)}>
                    <TextArea
                      name={fields.hosts.name}
                      defaultValue={fields.hosts.defaultValue as string}
                      spellCheck={false}
                      autoCapitalize="none"
                    />
                  </Field>
                </FormSection>
                <FormSection id="circuit">
                  <FormSectionHead>
                    <h2>{t('companies:section.circuit')}</h2>
                    <Link className="finger-area underline" to={companyReminders(company.id)}>
                      {t('companies:reminders')}
                    </Link>
                  </FormSectionHead>
                  <EntryFields>
                    <SwitchField field={fields.validationStep} tell={tell} hint={t('companies:validationStepHint')} />
                    <SwitchField field={fields.tramitByZones} tell={tell} />
                    <SwitchField field={fields.policyDateCheck} tell={tell} hint={t('companies:policyDateCheckHint')} />
                    <HomeCardsField field={fields.homeCards} tell={tell} />
                    <Field {...tell(fields.documentLanguage)}>
                      <Select
                        name={fields.documentLanguage.name}
                        defaultValue={fields.documentLanguage.defaultValue as string}
                        options={languages}
                        placeholder={false}
                      />
                    </Field>
                    <Field optional hint={t('companies:demandAddressHint')} {...tell(fields.congruenceUrl)}>
                      <TextInput {...text('congruenceUrl')} inputMode="url" />
                    </Field>
                    <Field optional hint={t('companies:demandAddressHint')} {...tell(fields.managementUrl)}>
                      <TextInput {...text('managementUrl')} inputMode="url" />
                    </Field>
                  </EntryFields>
                </FormSection>
                <FormSection id="access">
                  <FormSectionHead>
                    <h2>{t('companies:section.access')}</h2>
                  </FormSectionHead>
                  <EntryFields>
                    <Field {...tell(fields.passwordMaxAgeDays)}>
                      <NumberInput
                        name={fields.passwordMaxAgeDays.name}
                        defaultValue={fields.passwordMaxAgeDays.defaultValue as string}
                        decimals={false}
                        unit={t('common:unit.days')}
                      />
                    </Field>
                    <SwitchField
                      field={fields.passwordChangeEnabled}
                      tell={tell}
                      hint={t('companies:passwordChangeHint')}
                    />
                    <Field optional hint={t('companies:patternHint')} {...tell(fields.cardNumberPattern)}>
                      <TextInput {...text('cardNumberPattern')} spellCheck={false} className="font-mono" />
                    </Field>
                    <Field optional hint={t('companies:numberHintHint')} {...tell(fields.cardNumberHint)}>
                      <TextInput {...text('cardNumberHint')} />
                    </Field>
                    <SwitchField
                      field={fields.namesOfAnyCountry}
                      tell={tell}
                      hint={t('companies:namesOfAnyCountryHint')}
                    />
                    <Field optional {...tell(fields.logoutRedirectUrl)} className="md:col-span-2">
                      <TextInput {...text('logoutRedirectUrl')} inputMode="url" />
                    </Field>
                  </EntryFields>
                  <div className="mt-4">
                    <SsoFields fields={fields} tell={tell} present={company.ssoAlgorithm} />
                  </div>
                </FormSection>
                <FormSection id="integrations">
                  <FormSectionHead>
                    <h2>{t('companies:section.integrations')}</h2>
                    <Link className="finger-area underline" to={COMPANY.webhooks(company.id)}>
                      {t('companies:webhooks')}
                    </Link>
                  </FormSectionHead>
                  <Field optional hint={t('companies:originsHint')} {...tell(fields.corsOrigins)}>
                    <TextArea
                      name={fields.corsOrigins.name}
                      defaultValue={fields.corsOrigins.defaultValue as string}
                      spellCheck={false}
                      autoCapitalize="none"
                    />
                  </Field>
                </FormSection>
              </div>
            );
          }}
        </EntryForm>
      </div>
    </Page>
  );
}
