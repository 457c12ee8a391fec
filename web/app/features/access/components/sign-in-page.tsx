import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../shell/language-switch';
import { Lockup } from '../../../shell/lockup';
import { SkipLink } from '../../../shell/skip-link';
import { useTranslation } from '../../../shell/translation';
import { usePageData } from '../../../shell/use-page-data';
import { MeridianArt } from './meridian-art';

/** Two panes: the tenant's at the left, the same in both themes, and what there is to do at the right. */
export function SignInPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common']);
  const tenant = usePageData()?.tenant;
  const company = tenant?.name ?? '';
  return (
    <>
      <SkipLink />
      <div className="sign-in">
        <header className="sign-in__brand">
          <MeridianArt />
          <Lockup name={company} />
          {tenant?.slogan ? <p className="sign-in__slogan">{tenant.slogan}</p> : null}
          <p className="sign-in__sub">{t('about', { company })}</p>
        </header>
        <div className="sign-in__form">
          <section className="sign-in__bar" aria-label={t('common:language.label')}>
            <LanguageSwitch fullNames />
          </section>
          <main id="main" className="sign-in__box">
            {children}
          </main>
          <footer className="legal-links">
            <span className="legal-links__company">{company}</span>
          </footer>
        </div>
      </div>
    </>
  );
}
