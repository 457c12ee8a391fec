import { Link } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/button';
import { usePageData } from '../../../shell/data/use-page-data';
import { LanguageSwitch } from '../../../shell/navigation/language-switch';
import { Lockup } from '../../../shell/navigation/lockup';
import { PolicyLinks } from '../../../shell/navigation/policy-links';
import { SkipLink } from '../../../shell/navigation/skip-link';
import { useTranslation } from '../../../shell/words/translation';
import { SunriseArt } from './sunrise-art';

/** Width shared by the bar, the panel's content and the foot. */
export const PUBLIC_MEASURE = 'mx-auto w-full max-w-[1180px] px-8 max-md:px-4';

const BAR = 'flex min-h-16 flex-wrap items-center gap-3 py-3';
const FOOT = 'flex flex-wrap gap-x-5 gap-y-1.5 py-3.5 text-(length:--fs-xs) text-ink-3';

/** Frame of a company's public page: logo and sign-in link, content, policies. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['landing', 'common']);
  const tenant = usePageData()?.tenant;
  const company = tenant?.name ?? '';
  return (
    <div className="flex min-h-screen flex-col bg-surface">
      <SkipLink />
      <header className={cx(PUBLIC_MEASURE, BAR)}>
        <Link to="/" className="min-w-0 flex-1 basis-24 hover:no-underline">
          <Lockup name={company} logo={tenant?.logo ?? null} />
        </Link>
        <section aria-label={t('common:language.label')}>
          <LanguageSwitch fullNames />
        </section>
        <ButtonLink to="/login">{t('signIn')}</ButtonLink>
      </header>
      <main id="main" className="relative flex-1 overflow-hidden bg-brand-panel text-on-panel">
        <SunriseArt />
        <div className="relative">{children}</div>
      </main>
      <footer className={cx(PUBLIC_MEASURE, FOOT)}>
        <span className="mr-auto">{[company, tenant?.slogan].filter(Boolean).join(' · ')}</span>
        <PolicyLinks besideForm />
      </footer>
    </div>
  );
}
