import type { ListedVersion } from '@aval/application/companies/texts/terms-versions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { Section } from '../../../components/basics/section';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY } from '../../companies/companies-address';

interface VersionListProps {
  companyId: number;
  versions: readonly ListedVersion[];
}

/** All published versions of the terms, the current one first. */
export function VersionList({ companyId, versions }: VersionListProps) {
  const { t } = useTranslation('companyTexts');
  return (
    <Section id="versions" title={t('versions.title')} count={versions.length} className="mt-6 border-t">
      <ul className="overflow-hidden rounded-md border border-line-2">
        {versions.map(({ version, publishedAt, by, corrections }) => (
          <li
            key={version}
            className="flex min-h-9 flex-wrap items-center gap-x-3 border-line px-2.5 py-1.5 not-last:border-b"
          >
            <Link className="finger-area font-medium underline" to={COMPANY.terms(companyId, version)}>
              {t('versions.version', { version })}
            </Link>
            <span className="text-ink-2">
              {[
                formatDate(civilDateOf(new Date(publishedAt))),
                by,
                corrections > 0 ? t('versions.corrections', { count: corrections }) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
