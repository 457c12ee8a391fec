import type { Company } from '@aval/application/companies/company-columns';
import type { CompanyUses } from '@aval/application/companies/get-company';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { COMPANY_TEXTS } from '@aval/domain/validation/companies/company-texts';
import { formatDate } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Section } from '../../../components/basics/section';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY } from '../companies-address';

interface CompanyTextsProps {
  company: Pick<Company, 'id' | 'termsVersion'>;
  texts: CompanyUses['texts'];
  mayEdit: boolean;
}

/** List of a company's texts with links to their editor. */
export function CompanyTexts({ company: { id, termsVersion }, texts, mayEdit }: CompanyTextsProps) {
  const { t } = useTranslation('companyTexts');
  const since = (at: Date | null | undefined) => {
    if (at === undefined) return t('since.none');
    return at === null ? t('since.written') : t('since.day', { date: formatDate(civilDateOf(new Date(at))) });
  };
  const verbOf = (type: keyof typeof texts) => (texts[type] === undefined ? 'write' : 'edit');
  return (
    <Section id="texts" title={t('title')}>
      <Definitions>
        {COMPANY_TEXTS.map((type) => (
          <Definition key={type} label={t(`type.${type}`)}>
            <span className="block">{since(texts[type])}</span>
            {type === 'terms_conditions' && termsVersion > 0 ? (
              <Link className="finger-area mr-3 underline" to={COMPANY.terms(id, termsVersion)}>
                {t('versions.version', { version: termsVersion })}
              </Link>
            ) : null}
            {mayEdit ? (
              <Link
                className="finger-area underline"
                to={COMPANY.text(id, type)}
                aria-label={t(`${verbOf(type)}Of`, { name: t(`type.${type}`) })}
              >
                {t(verbOf(type))}
              </Link>
            ) : null}
          </Definition>
        ))}
      </Definitions>
    </Section>
  );
}
