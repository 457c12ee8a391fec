import type { Wizard } from '@aval/application/drafts/get-wizard';
import type { WizardReview } from '@aval/application/drafts/review-content';
import { formatDate } from '@aval/i18n/format';
import { Facts } from '../../../components/definitions';
import { useNumbers } from '../../../shell/numbers';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { usePageData } from '../../../shell/use-page-data';
import { useTreatmentFacts } from '../treatment-facts';
import { isOwnAffair } from '../use-submission';

/** To whom it goes, one after the other, or what saving changes; and when the treatment is to begin. */
export function WayPanel({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation(['wizard', 'demand']);
  const words = useMessage();
  const reader = usePageData()?.user;
  const { way, mode, forms, review, doctor } = wizard;
  const doctorsName = reader?.role === 'DOCTOR' ? t('review.you') : doctor.name;
  const facts = useTreatmentFacts(forms.treatment);
  const title = t(isOwnAffair(mode) ? 'review.effect' : 'review.way');
  return (
    <>
      <section className="panel" aria-label={title}>
        <div className="panel__head">
          <b>{title}</b>
          {review && !isOwnAffair(mode) ? <span className="text-ink-3">{review.companyName}</span> : null}
        </div>
        {isOwnAffair(mode) ? (
          <p className="way">{t(`effect.${mode}`)}</p>
        ) : (
          <ol className="way">
            {way.map(({ role, status }, index) => (
              <li key={status} className={index === 0 ? 'is-first' : undefined}>
                <span aria-hidden="true">{index + 1}</span>
                <span>
                  <b>{role === 'DOCTOR' ? doctorsName : t(`demand:role.${role}`)}</b>
                  {words(`wizard:review.stop.${status}`)}
                </span>
              </li>
            ))}
          </ol>
        )}
      </section>
      {review && !isOwnAffair(mode) ? <AfterSending review={review} /> : null}
      {facts.length > 0 ? (
        <div className="panel mt-3">
          <p className="panel__subheading">{t('panel.treatment')}</p>
          <Facts facts={facts} />
        </div>
      ) : null}
    </>
  );
}

function AfterSending({ review: { start, version } }: { review: WizardReview }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['wizard', 'demand', 'detail']);
  return (
    <div className="panel mt-3">
      <p className="panel__subheading">{t('review.afterSending')}</p>
      <Facts
        facts={[
          ...(start
            ? [{ label: t('detail:field.start'), value: `${formatDate(start.date)}, ${numbers.signed(start.days)}` }]
            : []),
          { label: t('demand:field.version'), value: String(version) },
          { label: t('review.changes'), value: t('review.ifAsked'), wraps: true },
        ]}
      />
    </div>
  );
}
