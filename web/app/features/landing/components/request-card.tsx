import type { SubmissionResult } from '@conform-to/react';
import { useTranslation } from '../../../shell/words/translation';
import { RequestForm } from './request-form';

interface RequestCardProps {
  reply: SubmissionResult | undefined;
  /** Minutes to wait after too many requests. */
  waitMinutes: number | null;
}

export const SHEET = 'rounded-xl bg-surface p-6 text-ink shadow-dialog max-md:px-4 max-md:py-4.5';

export function RequestCard(props: RequestCardProps) {
  const { t } = useTranslation('landing');
  return (
    <section className={SHEET} aria-labelledby="account-request-title">
      <h2 id="account-request-title" className="text-xl">
        {t('request.title')}
      </h2>
      <p className="mt-0.5 mb-4 text-ink-2">{t('request.lead')}</p>
      <RequestForm {...props} />
    </section>
  );
}
