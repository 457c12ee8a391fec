import { POLICY_TYPES } from '@aval/domain/validation/companies/company-texts';
import { Link } from '@remix-run/react';
import { useTranslation } from '../words/translation';

interface PolicyLinksProps {
  /** On a page with a long form: they open beside it, so that nothing typed is lost. */
  besideForm?: boolean;
}

/** At the foot of every page before the door. */
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
      </ul>
    </nav>
  );
}
