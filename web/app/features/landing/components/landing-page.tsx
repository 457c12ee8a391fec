import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/button';
import { usePageData } from '../../../shell/data/use-page-data';
import { useTranslation } from '../../../shell/words/translation';
import { PUBLIC_MEASURE, PublicPage } from './public-page';

const HERO = [
  'grid items-start gap-16 pt-16 pb-18 max-xl:gap-10',
  'max-lg:grid-cols-[minmax(0,1fr)] max-md:gap-8 max-md:pt-9 max-md:pb-10',
];
const BESIDE_FORM = 'grid-cols-[minmax(0,1fr)_440px] max-xl:grid-cols-[minmax(0,1fr)_400px]';
const TITLE = 'max-w-[17ch] text-3xl font-medium tracking-[-0.025em] max-md:text-[1.75rem]/[2.125rem]';
const LEAD = 'mt-4 max-w-[46ch] text-lg/[1.625rem] text-on-panel-2';
const STEP = 'grid grid-cols-[28px_1fr] gap-3.5 border-on-panel/16 border-t py-3.5 text-base';

const STEPS = ['account', 'demand', 'decision'] as const;

/** Public page: a short description of the product beside the form to request an account. */
export function LandingPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing');
  const company = usePageData()?.tenant?.name ?? '';
  return (
    <PublicPage>
      <div className={cx(PUBLIC_MEASURE, HERO, BESIDE_FORM)}>
        <div>
          <h1 className={TITLE}>{t('title')}</h1>
          <p className={LEAD}>{t('lead', { company })}</p>
          <ol className="mt-11 max-w-[480px] max-md:mt-6" aria-label={t('stepsLabel')}>
            {STEPS.map((step, index) => (
              <li key={step} className={STEP}>
                <span className="font-semibold text-on-panel-2 tabular-nums" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <b className="font-semibold">{t(`steps.${step}.title`)}</b>
                  <p className="mt-0.5 text-on-panel-2 text-sm">{t(`steps.${step}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {children}
      </div>
    </PublicPage>
  );
}

/** Public page of the default tenant, which accepts no account requests; users only sign in there. */
export function SignInLanding() {
  const { t } = useTranslation('landing');
  return (
    <PublicPage>
      <div className={cx(PUBLIC_MEASURE, HERO, 'grid-cols-[minmax(0,1fr)]')}>
        <div>
          <h1 className={TITLE}>{t('title')}</h1>
          <p className={LEAD}>{t('leadOfAll')}</p>
          <ButtonLink to="/login" size="large" className="mt-8">
            {t('signIn')}
          </ButtonLink>
        </div>
      </div>
    </PublicPage>
  );
}
