import { INVITATION_DAYS } from '@aval/domain/access/invitation-status';
import { cx } from 'class-variance-authority';
import { ButtonLink } from '../../../components/actions/button';
import { usePageData } from '../../../shell/data/use-page-data';
import { useTranslation } from '../../../shell/words/translation';
import { PUBLIC_MEASURE, PublicPage } from './public-page';
import { SHEET } from './request-card';

/** Confirmation of a request, with the next steps. */
export function SentPage() {
  const { t } = useTranslation('landing');
  const company = usePageData()?.tenant?.name ?? '';
  return (
    <PublicPage>
      <div className={cx(PUBLIC_MEASURE, 'py-16 max-md:py-9')}>
        <section className={cx(SHEET, 'mx-auto max-w-[560px]')}>
          <h1 className="text-2xl">{t('sent.title')}</h1>
          <p className="mt-1 text-ink-2">{t('sent.lead', { company })}</p>
          <h2 className="mt-6 text-base font-semibold">{t('sent.nextTitle')}</h2>
          <ol className="mt-2 list-decimal space-y-2 pl-5">
            <li>{t('sent.review')}</li>
            <li>{t('sent.accepted', { days: INVITATION_DAYS })}</li>
            <li>{t('sent.rejected')}</li>
          </ol>
          <p className="mt-4 mb-6 text-(length:--fs-sm) text-ink-2">{t('sent.known')}</p>
          <ButtonLink to="/">{t('sent.toStart')}</ButtonLink>
        </section>
      </div>
    </PublicPage>
  );
}
