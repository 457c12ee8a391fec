import type { CompanyText } from '@aval/application/companies/texts/get-company-text';
import { companyTextSchema } from '@aval/domain/validation/companies/company-text-schema';
import { COMPANY_TEXTS } from '@aval/domain/validation/companies/company-texts';
import { hasWords } from '@aval/domain/validation/companies/rich-text';
import { SegmentedLinks } from '../../../components/actions/segmented-links';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { EntryForm } from '../../../components/entries/entry-form';
import { Banner } from '../../../components/notices/banner';
import { RichText } from '../../../components/rich-text/rich-text';
import { RichTextField } from '../../../components/rich-text/rich-text-field';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY } from '../../companies/companies-address';
import type { TextAnswer } from '../text-answer';
import { PublishQuestion } from './publish-question';
import { PublishSwitch } from './publish-switch';
import { TextPreview } from './text-preview';
import { VersionList } from './version-list';

interface TextFormProps {
  text: CompanyText;
  answer: (Omit<TextAnswer, 'people'> & Partial<TextAnswer>) | undefined;
}

/** Editor of a company's text, with links to the other texts. */
export function TextForm({ text, answer }: TextFormProps) {
  const { t } = useTranslation(['companyTexts', 'companies']);
  const { type, company, html, people, isPublished, versions } = text;
  const isTerms = type === 'terms_conditions';
  return (
    <Page width="form">
      <Breadcrumbs
        crumbs={[
          { label: t('companies:title'), to: COMPANY.list },
          { label: company.name, to: COMPANY.detail(company.id) },
          { label: t('companyTexts:title') },
        ]}
      />
      <PageHead title={t('companyTexts:title')} lead={t(`companyTexts:lead.${type}`)} />
      <div className="mb-4">
        <SegmentedLinks
          label={t('companyTexts:title')}
          current={type}
          options={COMPANY_TEXTS.map((value) => ({
            value,
            label: t(`companyTexts:type.${value}`),
            to: COMPANY.text(company.id, value),
          }))}
        />
      </div>
      <EntryForm
        schema={companyTextSchema}
        words={{ text: { label: t(`companyTexts:type.${type}`), kind: 'unseen' }, publish: null, people: null }}
        values={{ text: html, publish: isTerms && company.termsVersion === 0 ? 'on' : undefined }}
        revision={company.revision}
        answer={answer}
        verb={({ publish }) => t(publish.value === 'on' ? 'companyTexts:saveAndPublish' : 'companyTexts:save')}
        cancelTo={COMPANY.detail(company.id)}
        savesAsItIs={isTerms && html !== '' && !isPublished}
      >
        {(fields, tell, form) => {
          const { hint: _stored, ...told } = tell(fields.text);
          const written = { isEmpty: !hasWords(String(fields.text.value ?? '')), isChanged: told.isChanged };
          return (
            <>
              <RichTextField field={fields.text} told={told} stored={html} />
              {answer?.isStale ? <StoredNow html={html} /> : null}
              <TextPreview form={form.id} companyId={company.id} title={t(`companyTexts:type.${type}`)} />
              {isTerms ? (
                <>
                  <PublishSwitch
                    field={fields.publish}
                    text={{ ...written, isPublished }}
                    people={people}
                    version={company.termsVersion + 1}
                  />
                  <PublishQuestion
                    form={form.id}
                    company={company.name}
                    version={company.termsVersion + 1}
                    answer={answer}
                  />
                </>
              ) : null}
            </>
          );
        }}
      </EntryForm>
      {versions.length > 0 ? <VersionList companyId={company.id} versions={versions} /> : null}
    </Page>
  );
}

/** Text stored meanwhile by another user, shown beside the edited one. */
function StoredNow({ html }: { html: string }) {
  const { t } = useTranslation('companyTexts');
  return (
    <Banner tone="neutral">
      <p className="mb-2">{t(html === '' ? 'storedNothing' : 'storedNow')}</p>
      <RichText html={html} />
    </Banner>
  );
}
