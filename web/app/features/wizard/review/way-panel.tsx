import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { WizardReview } from '@aval/application/drafts/wizard/review-content';
import { formatDate } from '@aval/i18n/format';
import { cva } from 'class-variance-authority';
import { Facts } from '../../../components/basics/definitions';
import { Panel, PanelHead, PanelSubheading } from '../../../components/basics/panel';
import { usePageData } from '../../../shell/data/use-page-data';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { useTreatmentFacts } from '../treatment/treatment-facts';
import { isOwnAffair } from './use-submission';

const WAY = 'relative grid gap-3.5 border-line border-t px-3.5 pt-3 pb-3.5 text-ink-2 text-xs/sm';

/** Line that connects each stop to the next. */
const STOP = [
  'relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5',
  'not-last:before:absolute not-last:before:top-5 not-last:before:-bottom-3.5 not-last:before:left-2.5',
  'not-last:before:w-px not-last:before:bg-line-2',
].join(' ');

const stopNumber = cva('z-1 grid size-5 place-items-center rounded-full border tabular-nums', {
  variants: {
    first: { true: 'border-brand bg-brand text-on-brand', false: 'border-line-2 bg-surface' },
  },
});

/** Recipients in order, or the effect of saving; and the start of the treatment. */
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
      <Panel label={title}>
        <PanelHead title={title}>
          {review && !isOwnAffair(mode) ? <span className="text-ink-3">{review.companyName}</span> : null}
        </PanelHead>
        {isOwnAffair(mode) ? (
          <p className={WAY}>{t(`effect.${mode}`)}</p>
        ) : (
          <ol className={WAY}>
            {way.map(({ role, status }, index) => (
              <li key={status} className={STOP}>
                <span className={stopNumber({ first: index === 0 })} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <b className="block font-medium text-ink text-sm">
                    {role === 'DOCTOR' ? doctorsName : t(`demand:role.${role}`)}
                  </b>
                  {words(`wizard:review.stop.${status}`)}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Panel>
      {review && !isOwnAffair(mode) ? <AfterSending review={review} /> : null}
      {facts.length > 0 ? (
        <Panel className="mt-3">
          <PanelSubheading>{t('panel.treatment')}</PanelSubheading>
          <Facts facts={facts} />
        </Panel>
      ) : null}
    </>
  );
}

function AfterSending({ review: { start, version } }: { review: WizardReview }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['wizard', 'demand', 'detail']);
  return (
    <Panel className="mt-3">
      <PanelSubheading>{t('review.afterSending')}</PanelSubheading>
      <Facts
        facts={[
          ...(start
            ? [{ label: t('detail:field.start'), value: `${formatDate(start.date)}, ${numbers.signed(start.days)}` }]
            : []),
          { label: t('demand:field.version'), value: String(version) },
          { label: t('review.changes'), value: t('review.ifAsked'), wraps: true },
        ]}
      />
    </Panel>
  );
}
