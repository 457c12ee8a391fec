import type { AgreedTerms } from '@aval/application/users/get-user';
import { formatStamp } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { Count } from '../../../components/basics/count';
import { useTranslation } from '../../../shell/words/translation';

/** Terms that the user has accepted, with dates and links to their texts. */
export function UserTerms({ terms }: { terms: readonly AgreedTerms[] }) {
  const { t } = useTranslation('users');
  return (
    <section>
      <h2 className="mb-2 text-base/sm">
        {t('terms.title')} <Count>{String(terms.length)}</Count>
      </h2>
      {terms.length === 0 ? (
        <p className="text-ink-2">{t('terms.none')}</p>
      ) : (
        <ul className="overflow-hidden rounded-md border border-line-2">
          {terms.map(({ company, version, correction, acceptedAt }) => (
            <li
              key={`${company.id} ${version} ${correction}`}
              className="flex min-h-9 flex-wrap items-center gap-x-2 border-line px-2.5 py-1 not-last:border-b"
            >
              <Link className="finger-area underline" to={`/app/companies/${company.id}/terms/${version}`}>
                {t('terms.version', { version, company: company.name })}
              </Link>
              <span className="text-xs text-ink-2 tabular-nums">
                {[correction > 0 ? t('terms.correction', { correction }) : null, formatStamp(acceptedAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
