import type { DecisionWarning } from '@aval/domain/demand/outlook/decision-warnings';
import type { Decision, DecisionReason, DisplayStatus } from '@aval/domain/demand/vocabulary';
import { Button } from '../../../components/actions/button';
import { Icon } from '../../../components/basics/icon';
import { Tag } from '../../../components/basics/tag';
import { Dialog, type Subtitle } from '../../../components/dialogs/dialog';
import { useTranslation } from '../../../shell/words/translation';

export interface DecisionToConfirm {
  decision: Extract<Decision, 'authorize' | 'deny'>;
  reason: DecisionReason | null;
  warnings: readonly DecisionWarning[];
}

interface DecisionConfirmationProps {
  toConfirm: DecisionToConfirm;
  /** Proposal or decision that this one departs from, with its author and time. */
  proposal: { decision: 'authorize' | 'deny'; name: string; stamp: string } | null;
  subject: Subtitle;
  target: string;
  /** Whether the user may undo the decision. */
  mayUndo: boolean;
  nextStatus: DisplayStatus;
  isBusy: boolean;
  onBack: () => void;
  onCancel: () => void;
  onConfirm: () => void;
}

const VERSUS = [
  'grid grid-cols-[1fr_auto_1fr] gap-2.5 max-md:grid-cols-[1fr]',
  '[&>div]:rounded-lg [&>div]:border [&>div]:border-line-2 [&>div]:px-3 [&>div]:py-2.5',
  '[&_small]:mb-[5px] [&_small]:block [&_small]:text-xs [&_small]:text-ink-3',
  '[&_p]:mt-1.5 [&_p]:text-xs [&_p]:text-ink-2',
].join(' ');

/** Confirmation with proposal and decision side by side and the verb repeated. */
export function DecisionConfirmation(props: DecisionConfirmationProps) {
  const { toConfirm, proposal, subject, target, mayUndo, nextStatus, isBusy, onBack, onCancel, onConfirm } = props;
  const { decision, reason, warnings } = toConfirm;
  const { t } = useTranslation(['decision', 'demand']);
  const reversesManager = warnings.includes('reverses_manager');
  return (
    <Dialog
      isOpen
      onClose={onBack}
      confirmation
      title={t(`confirm.title.${titleKey(toConfirm)}`)}
      subtitle={subject}
      consequence={
        <Button kind="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
      actions={
        <>
          <Button data-autofocus onClick={onBack}>
            {t('confirm.back')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={onConfirm}>
            {t(`confirm.anyway.${decision}`)}
          </Button>
        </>
      }
    >
      <div className={VERSUS}>
        <div>
          <small>{t(reversesManager ? 'confirm.managerDecision' : 'confirm.proposal')}</small>
          {proposal ? (
            <>
              <OutcomeTag decision={proposal.decision} />
              <p>
                {proposal.name}
                <br />
                {proposal.stamp}
              </p>
            </>
          ) : (
            <>
              <Tag>{t('confirm.noProposal')}</Tag>
              <p>{t('confirm.noProposalDetail')}</p>
            </>
          )}
        </div>
        <Icon name="arrow" className="self-center text-ink-3 max-md:rotate-90 max-md:justify-self-center" />
        <div>
          <small>{t('confirm.yours')}</small>
          <OutcomeTag decision={decision} />
          <p>
            {reason ? (
              <>
                {t('confirm.reason', { reason: t(`demand:reason.${reason}`) })}
                <br />
              </>
            ) : null}
            {t('confirm.goesTo', { target })}
          </p>
        </div>
      </div>
      <p className="text-ink-2">
        {t('confirm.effect', { status: t(`demand:status.${nextStatus}.long`) })}
        {reversesManager ? ` ${t('confirm.effectManager')}` : null} {mayUndo ? t('confirm.undo') : t('confirm.noUndo')}
      </p>
    </Dialog>
  );
}

function OutcomeTag({ decision }: { decision: 'authorize' | 'deny' }) {
  const { t } = useTranslation('decision');
  return (
    <Tag tone={decision === 'authorize' ? 'ok' : 'bad'} icon={decision === 'authorize' ? 'check' : 'cross'}>
      {t(`confirm.${decision}`)}
    </Tag>
  );
}

/** Returns the title key of the most severe warning. */
function titleKey({ decision, warnings }: DecisionToConfirm) {
  const denies = decision === 'deny';
  if (warnings.includes('reverses_manager')) return denies ? 'reverses_authorization' : 'reverses_denial';
  if (warnings.includes('contradicts_consultant')) return denies ? 'contradicts_authorization' : 'contradicts_denial';
  if (warnings.includes('contradicts_reason')) return denies ? 'reason_deny' : 'reason_authorize';
  return 'off_label';
}
