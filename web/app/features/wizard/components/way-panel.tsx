import type { Wizard } from '@aval/application/drafts/get-wizard';
import { Facts } from '../../../components/definitions';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { useTreatmentFacts } from '../treatment-facts';
import { isOwnAffair } from '../use-submission';

/** To whom it goes, one after the other, or what saving changes; and when the treatment is to begin. */
export function WayPanel({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation(['wizard', 'demand']);
  const words = useMessage();
  const { way, mode, forms } = wizard;
  const facts = useTreatmentFacts(forms.treatment);
  const title = t(isOwnAffair(mode) ? 'review.effect' : 'review.way');
  return (
    <>
      <section className="panel" aria-label={title}>
        <div className="panel__head">
          <b>{title}</b>
        </div>
        {isOwnAffair(mode) ? (
          <p className="way">{t(`effect.${mode}`)}</p>
        ) : (
          <ol className="way">
            {way.map(({ role, status }, index) => (
              <li key={status} className={index === 0 ? 'is-first' : undefined}>
                <span aria-hidden="true">{index + 1}</span>
                <span>
                  <b>{t(`demand:role.${role}`)}</b>
                  {words(`wizard:review.stop.${status}`)}
                </span>
              </li>
            ))}
          </ol>
        )}
      </section>
      {facts.length > 0 ? (
        <div className="panel mt-3">
          <p className="panel__subheading">{t('panel.treatment')}</p>
          <Facts facts={facts} />
        </div>
      ) : null}
    </>
  );
}
