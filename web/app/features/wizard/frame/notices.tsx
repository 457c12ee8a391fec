import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { describeMoment, formatStamp } from '@aval/i18n/format';
import { Actions } from '../../../components/actions/actions';
import { Button } from '../../../components/actions/button';
import { ControlLinks } from '../../../components/fields/error-summary';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldLabels } from '../steps/field-labels';
import { fieldId } from '../steps/form';
import { ClosedNotice } from './closed-notice';
import { ElsewhereBanner } from './elsewhere-banner';
import { OBSTACLE_PLACE, type Obstacle } from './obstacle';

/** Question to be answered, shown above every step. */
export function QuestionBanner({ question }: { question: NonNullable<Wizard['question']> }) {
  const { t } = useTranslation(['wizard', 'demand']);
  const role = t(`demand:role.${question.byRole}`).toLowerCase();
  return (
    <Banner tone="warn" role="note">
      <p>
        <b>{t('question.title', { role, name: question.byName })}</b> · {formatStamp(question.at)}
      </p>
      {question.comment ? <p className="whitespace-pre-line">{question.comment}</p> : null}
    </Banner>
  );
}

/** Origin of a copied demand, and content that has to be chosen anew. */
export function OriginBanner({ origin: { reference, hiddenNames } }: { origin: NonNullable<Wizard['origin']> }) {
  const { t } = useTranslation('wizard');
  return (
    <Banner tone={hiddenNames.length > 0 ? 'warn' : 'info'} role="note">
      <p>{t('origin.text', { reference })}</p>
      {hiddenNames.length > 0 ? <p>{t('origin.hidden', { names: hiddenNames.join(', ') })}</p> : null}
    </Banner>
  );
}

interface ObstacleBannerProps {
  demandId: string;
  obstacle: Obstacle;
  /** Values of the step as typed here. */
  typed: TypedForm;
  onReload: () => void;
  onKeepMine: () => void;
  onRetry: () => void;
}

/** Reason why the input could not be saved, and how to go on; the input stays in its fields. */
export function ObstacleBanner(props: ObstacleBannerProps) {
  return (
    <div id={OBSTACLE_PLACE} tabIndex={-1}>
      <ObstacleWords {...props} />
    </div>
  );
}

function ObstacleWords({ demandId, obstacle, typed, onReload, onKeepMine, onRetry }: ObstacleBannerProps) {
  const { t, i18n } = useTranslation(['wizard', 'errors']);
  const labels = useFieldLabels();
  switch (obstacle.kind) {
    case 'conflict': {
      const differing = obstacle.differing.map((name) => ({ target: fieldId(name), label: labels(name, typed) }));
      return (
        <Banner tone="danger" role="alert">
          <p>{t('errors:draftConflict', { moment: describeMoment(i18n, obstacle.savedAt, new Date()) })}</p>
          {differing.length > 0 ? (
            <p>
              {t('conflict.differing', { count: differing.length })} <ControlLinks errors={differing} />
            </p>
          ) : null}
          <Actions className="mt-2">
            <Button onClick={onReload}>{t('conflict.load')}</Button>
            <Button onClick={onKeepMine}>{t('conflict.keep')}</Button>
          </Actions>
        </Banner>
      );
    }
    case 'signed_out':
    case 'obliged':
      return <ElsewhereBanner goesOn problem={obstacle.kind} onRetry={onRetry} />;
    case 'closed':
      return (
        <Banner tone="danger" role="alert">
          <ClosedNotice demandId={obstacle.isSeen ? demandId : null} ending={obstacle.ending} />
        </Banner>
      );
  }
}
