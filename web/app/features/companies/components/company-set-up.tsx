import type { CompanyUses } from '@aval/application/companies/get-company';
import type { SetUpStep } from '@aval/application/companies/set-up';
import { COMPANY_TEXTS } from '@aval/domain/validation/companies/company-texts';
import { Link } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { Icon } from '../../../components/basics/icon';
import { Section } from '../../../components/basics/section';
import { useTranslation } from '../../../shell/words/translation';
import { CENTER } from '../../centers/centers-address';
import { COMPANY } from '../companies-address';

interface CompanySetUpProps {
  id: number;
  uses: Pick<CompanyUses, 'setUp' | 'texts'>;
}

const STEP = 'flex flex-wrap items-center gap-x-2.5 border-line py-1.5 not-last:border-b finger:min-h-touch';

/**
 * Steps that a new company needs before its first request can be decided, with links to the open ones. Source:
 * docs/rules.md 5.38.
 */
export function CompanySetUp({ id, uses: { setUp, texts } }: CompanySetUpProps) {
  const { t } = useTranslation(['companies', 'common']);
  const unwritten = COMPANY_TEXTS.find((type) => type !== 'terms_conditions' && !(type in texts));
  const ways: Readonly<Record<SetUpStep, string>> = {
    identity: COMPANY.edit(id),
    brand: COMPANY.edit(id),
    terms: COMPANY.text(id, 'terms_conditions'),
    texts: COMPANY.text(id, unwritten ?? 'legal_notice'),
    center: CENTER.create,
    manager: COMPANY.newUser(id, 'MANAGER'),
    representative: COMPANY.newUser(id, 'REPRESENTATIVE'),
    doctor: COMPANY.invite(id),
  };
  return (
    <Section id="set-up" title={t('companies:setUp.title')}>
      <p className="mb-2 text-ink-2">{t('companies:setUp.lead')}</p>
      <ol>
        {setUp.map(({ step, isDone, isOptional }) => (
          <li key={step} className={STEP}>
            <span
              className={cx(
                'grid size-5 flex-none place-items-center rounded-full',
                isDone ? 'bg-success-bg text-success' : 'border border-line-2',
              )}
            >
              {isDone ? <Icon name="check" small /> : null}
              <span className="sr-only">{t(isDone ? 'companies:setUp.done' : 'companies:setUp.open')}</span>
            </span>
            <span className="min-w-0 flex-1">
              {t(`companies:setUp.step.${step}`)}
              {isOptional ? <span className="text-ink-3"> {t('common:field.optional')}</span> : null}
            </span>
            {isDone ? null : (
              <Link className="finger-area underline" to={ways[step]}>
                {t(`companies:setUp.go.${step}`)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
