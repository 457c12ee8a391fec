import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { usePageData } from '../../../shell/data/use-page-data';
import { LanguageSwitch } from '../../../shell/navigation/language-switch';
import { Lockup } from '../../../shell/navigation/lockup';
import { PolicyLinks } from '../../../shell/navigation/policy-links';
import { SkipLink } from '../../../shell/navigation/skip-link';
import { useTranslation } from '../../../shell/words/translation';
import { MeridianArt } from './meridian-art';

const PANES = [
  'grid min-h-screen grid-cols-[minmax(0,46fr)_minmax(0,54fr)]',
  'max-md:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[auto_1fr]',
];
const PANEL = [
  'relative flex flex-col overflow-hidden bg-brand-panel px-12 py-10 text-on-panel [&>:not(svg)]:relative',
  'max-md:px-5 max-md:pt-5 max-md:pb-5.5',
];
const SLOGAN = [
  'mt-auto max-w-[18ch] text-3xl font-medium tracking-[-0.025em]',
  'max-md:mt-7 max-md:max-w-none max-md:text-[1.375rem]/[1.75rem]',
];

/** Two panes: the tenant's brand at the left, the same in both themes, and the form at the right. */
export function SignInPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common']);
  const tenant = usePageData()?.tenant;
  const company = tenant?.name ?? '';
  return (
    <>
      <SkipLink />
      <div className={cx(PANES)}>
        <header className={cx(PANEL)}>
          <MeridianArt />
          <Lockup name={company} logo={tenant?.logo ?? null} place="panel" />
          {tenant?.slogan ? <p className={cx(SLOGAN)}>{tenant.slogan}</p> : null}
          <p className="mt-3.5 max-w-[44ch] text-base text-on-panel-2 max-md:hidden">{t('about', { company })}</p>
        </header>
        <div className="flex flex-col bg-surface px-12 py-7 max-md:p-5">
          <section className="flex justify-end" aria-label={t('common:language.label')}>
            <LanguageSwitch fullNames />
          </section>
          <main id="main" className="m-auto w-[min(360px,100%)] flex-none max-md:mt-5">
            {children}
          </main>
          <footer className="flex flex-wrap gap-x-5 gap-y-1.5 max-md:pt-8 text-(length:--fs-xs) text-ink-3">
            <PolicyLinks />
            <span className="ml-auto">{company}</span>
          </footer>
        </div>
      </div>
    </>
  );
}
