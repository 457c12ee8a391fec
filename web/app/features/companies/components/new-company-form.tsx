import { newCompanySchema } from '@aval/domain/validation/companies/company-schema';
import { LANGUAGES } from '@aval/i18n/languages';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { type EntryAnswer, EntryFields, EntryForm } from '../../../components/entries/entry-form';
import { Field } from '../../../components/fields/field';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { Select } from '../../../components/fields/select';
import { TextArea } from '../../../components/fields/text-area';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY } from '../companies-address';
import { useCompanyWords } from '../use-company-words';
import { BrandFields } from './brand-fields';

/** Initial values: Aval's own colours and Spanish documents. */
const BEGINNING = { primaryColor: '2b4c7e', secondaryColor: '1b2f4b', tertiaryColor: 'c9973f', documentLanguage: 'es' };

export function NewCompanyForm({ answer }: { answer: EntryAnswer | undefined }) {
  const { t } = useTranslation(['companies', 'common']);
  const { name, slogan, primaryColor, secondaryColor, tertiaryColor, hosts, documentLanguage } = useCompanyWords(null);
  const words = { name, slogan, primaryColor, secondaryColor, tertiaryColor, hosts, documentLanguage };
  const languages = LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }));
  return (
    <Page width="form">
      <Breadcrumbs
        crumbs={[{ label: t('companies:title'), to: COMPANY.list }, { label: t('companies:createTitle') }]}
      />
      <PageHead title={t('companies:createTitle')} lead={t('companies:createLead')} />
      <EntryForm
        schema={newCompanySchema}
        words={{
          ...words,
          subdomain: { label: t('companies:field.subdomain') },
          referencePrefix: { label: t('companies:field.referencePrefix') },
        }}
        values={BEGINNING}
        revision={null}
        answer={answer}
        verb={t('companies:createSave')}
        cancelTo={COMPANY.list}
      >
        {(fields, tell) => (
          <div>
            <FormSection>
              <FormSectionHead>
                <h2>{t('companies:section.identity')}</h2>
              </FormSectionHead>
              <EntryFields>
                <Field {...tell(fields.name)}>
                  <TextInput name={fields.name.name} defaultValue={fields.name.defaultValue} />
                </Field>
                <Field optional {...tell(fields.slogan)}>
                  <TextInput name={fields.slogan.name} defaultValue={fields.slogan.defaultValue} />
                </Field>
                <Field hint={t('companies:prefixHint')} {...tell(fields.referencePrefix)}>
                  <TextInput
                    name={fields.referencePrefix.name}
                    defaultValue={fields.referencePrefix.defaultValue as string}
                    maxLength={5}
                  />
                </Field>
                <Field {...tell(fields.documentLanguage)}>
                  <Select
                    name={fields.documentLanguage.name}
                    defaultValue={fields.documentLanguage.defaultValue as string}
                    options={languages}
                    placeholder={false}
                  />
                </Field>
              </EntryFields>
            </FormSection>
            <FormSection>
              <FormSectionHead>
                <h2>{t('companies:section.address')}</h2>
              </FormSectionHead>
              <EntryFields>
                <Field hint={t('companies:subdomainHint')} {...tell(fields.subdomain)}>
                  <TextInput
                    name={fields.subdomain.name}
                    defaultValue={fields.subdomain.defaultValue as string}
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                </Field>
                <Field hint={t('companies:hostsHint')} {...tell(fields.hosts)}>
                  <TextArea
                    name={fields.hosts.name}
                    defaultValue={fields.hosts.defaultValue as string}
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                </Field>
              </EntryFields>
            </FormSection>
            <FormSection>
              <FormSectionHead>
                <h2>{t('companies:section.colours')}</h2>
              </FormSectionHead>
              <BrandFields fields={fields} tell={tell} />
            </FormSection>
          </div>
        )}
      </EntryForm>
    </Page>
  );
}
