import type { Company } from '@aval/application/companies/company-columns';
import type { CompanyUses } from '@aval/application/companies/get-company';
import { Link } from '@remix-run/react';
import { Facts } from '../../../components/basics/definitions';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY } from '../companies-address';

/** Takes no space until its section has changes. */
const MARK = "ml-1.5 after:hidden after:size-1.5 after:rounded-full after:bg-info-solid after:content-[''] xl:ml-auto";

/**
 * Layout of the form with its table of contents beside it on wide windows; sections with changes are marked there too.
 */
export const BESIDE_RAIL = [
  'grid grid-cols-[minmax(0,64rem)] gap-x-9 xl:grid-cols-[minmax(0,56rem)_var(--w-aside)]',
  '[&:has(#identity_[data-part=changed])_[data-of=identity]]:after:block',
  '[&:has(#colours_[data-part=changed])_[data-of=colours]]:after:block',
  '[&:has(#address_[data-part=changed])_[data-of=address]]:after:block',
  '[&:has(#circuit_[data-part=changed])_[data-of=circuit]]:after:block',
  '[&:has(#access_[data-part=changed])_[data-of=access]]:after:block',
].join(' ');

const CONTENTS = [
  '[&_a]:flex [&_a]:h-7 [&_a]:items-center [&_a]:text-ink-2 xl:[&_a]:border-line xl:[&_a]:border-l-2 xl:[&_a]:px-2.5',
  '[&_a:hover]:text-ink max-xl:flex max-xl:flex-wrap max-xl:gap-x-4 max-xl:[&_a]:underline finger:[&_a]:h-touch',
].join(' ');

const SECTIONS = ['identity', 'colours', 'address', 'circuit', 'access', 'integrations'] as const;

/**
 * Table of contents of a company's settings and texts, with counts of its records; above the form on narrow windows.
 */
export function CompanyRail({ company, uses }: { company: Company; uses: CompanyUses }) {
  const { t } = useTranslation(['companies', 'companyTexts']);
  const numbers = useNumbers();
  return (
    <aside className="max-xl:mb-4 xl:col-start-2 xl:row-start-1">
      <div className="sticky top-[calc(var(--h-topbar)+24px)] grid gap-5">
        <nav aria-label={t('companies:contents')}>
          <ul className={CONTENTS}>
            {SECTIONS.map((section) => (
              <li key={section}>
                <Link to={{ hash: section }}>
                  {t(`companies:section.${section}`)}
                  <span className={MARK} data-of={section} aria-hidden="true" />
                </Link>
              </li>
            ))}
            <li>
              <Link to={COMPANY.text(company.id, 'legal_notice')}>{t('companyTexts:title')}</Link>
            </li>
          </ul>
        </nav>
        <div className="max-xl:hidden">
          <Facts
            facts={[
              { label: t('companies:field.referencePrefix'), value: company.referencePrefix },
              { label: t('companies:people'), value: numbers.integer(uses.people) },
              { label: t('companies:demands'), value: numbers.integer(uses.demands) },
            ]}
          />
        </div>
      </div>
    </aside>
  );
}
