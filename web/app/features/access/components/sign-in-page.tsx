import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Lockup } from '../../../shell/lockup';
import type { PageData } from '../../../shell/page-data';
import { SkipLink } from '../../../shell/skip-link';
import { LanguageChoice } from './language-choice';
import { MeridianArt } from './meridian-art';

/** Two panes: the tenant's at the left, the same in both themes, and what there is to do at the right. */
export function SignInPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');
  const tenant = useRouteLoaderData<PageData>('root')?.tenant;
  const company = tenant?.name ?? '';
  return (
    <>
      <SkipLink />
      <div className="sign-in">
        <div className="sign-in__brand">
          <MeridianArt />
          <Lockup name={company} />
          {tenant?.slogan ? <p className="sign-in__slogan">{tenant.slogan}</p> : null}
          <p className="sign-in__sub">{t('about', { company })}</p>
        </div>
        <div className="sign-in__form">
          <LanguageChoice />
          <main id="main" className="sign-in__box">
            {children}
          </main>
          <footer className="legal-links">
            <span>{company}</span>
          </footer>
        </div>
      </div>
    </>
  );
}
