import type { Policy } from '@aval/application/companies/get-policy';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { PolicyType } from '@aval/domain/validation/companies/company-texts';
import { formatDate } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { RichText } from '../../../components/rich-text/rich-text';
import { usePageData } from '../../../shell/data/use-page-data';
import { LanguageSwitch } from '../../../shell/navigation/language-switch';
import { Lockup } from '../../../shell/navigation/lockup';
import { PolicyLinks } from '../../../shell/navigation/policy-links';
import { SkipLink } from '../../../shell/navigation/skip-link';
import { useTranslation } from '../../../shell/words/translation';

interface PolicyPageProps {
  type: PolicyType;
  /** Null while the company has not written it. */
  policy: Policy | null;
}

export function PolicyPage({ type, policy }: PolicyPageProps) {
  const { t } = useTranslation(['auth', 'shell']);
  const page = usePageData();
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh flex-col bg-surface px-gutter py-4">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <Link to={page?.user ? '/app' : '/login'} reloadDocument className="min-w-0 flex-1 basis-40">
            <Lockup name={page?.tenant?.name ?? ''} logo={page?.tenant?.logo ?? null} />
          </Link>
          <LanguageSwitch fullNames />
        </header>
        <main id="main" className="mx-auto mt-6 w-[min(720px,100%)] flex-1 pb-10">
          <h1 className="text-2xl">{t(`shell:policy.${type}`)}</h1>
          {policy ? (
            <>
              <p className="mt-1 mb-5 text-ink-3">
                {t('auth:policy.updated', { date: formatDate(civilDateOf(new Date(policy.updatedAt))) })}
              </p>
              <RichText html={policy.html} />
            </>
          ) : (
            <p className="mt-3 text-ink-2">{t('auth:policy.none')}</p>
          )}
        </main>
        <footer className="mx-auto w-[min(720px,100%)] border-line border-t pt-3">
          <PolicyLinks />
        </footer>
      </div>
    </>
  );
}
