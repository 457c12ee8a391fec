import { POLICY_TYPES } from '@aval/domain/validation/companies/company-texts';
import { Link } from '@remix-run/react';
import { useTranslation } from '../words/translation';

/** Notices of what the product is made with, a file that the build makes. */
export const NOTICES_PATH = '/third-party-notices.txt';

interface PolicyLinksProps {
  /** Opens the policies in a new tab, so that input in a long form is kept. */
  besideForm?: boolean;
}

/** Policy links at the foot of every public page. */
export function PolicyLinks({ besideForm = false }: PolicyLinksProps) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('policy.label')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-(length:--fs-xs)">
        {POLICY_TYPES.map((policy) => (
          <li key={policy}>
            <Link
              className="finger-area text-ink-2"
              to={`/policies/${policy}`}
              {...(besideForm ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              {t(`policy.${policy}`)}
            </Link>
          </li>
        ))}
        <li>
          {/* A plain text file, so that leaving a form for it is no navigation of the product. */}
          <a className="finger-area text-ink-2" href={NOTICES_PATH} target="_blank" rel="noreferrer">
            {t('policy.third_party')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
