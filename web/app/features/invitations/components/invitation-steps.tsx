import type { InvitationDetail } from '@aval/application/invitations/get-invitation';
import type { InvitationStep } from '@aval/domain/access/invitation-status';
import type { SubmissionResult } from '@conform-to/react';
import { useNavigation, useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useTranslation } from '../../../shell/words/translation';
import { RejectDialog } from './reject-dialog';

interface InvitationStepsProps {
  invitation: InvitationDetail;
  /** Errors of a rejection's reason. */
  reply: SubmissionResult | undefined;
}

/** Actions available in the invitation's state; irreversible ones ask for a confirmation. */
export function InvitationSteps({ invitation: { name, email, steps }, reply }: InvitationStepsProps) {
  const { t } = useTranslation('invitations');
  const submit = useSubmit();
  const sent = useNavigation().formData?.get('intent');
  const [asked, setAsked] = useState<'reject' | 'withdraw' | null>(null);
  const send = (intent: InvitationStep) => submit({ intent }, { method: 'post' });
  const may = (step: InvitationStep) => steps.includes(step);
  return (
    <>
      {may('reject') ? <Button onClick={() => setAsked('reject')}>{t('reject')}</Button> : null}
      {may('accept') ? (
        <Button kind="primary" icon="check" busy={sent === 'accept'} onClick={() => send('accept')}>
          {t('accept')}
        </Button>
      ) : null}
      {may('withdraw') ? <Button onClick={() => setAsked('withdraw')}>{t('withdraw')}</Button> : null}
      {may('resend') ? (
        <Button icon="envelope" busy={sent === 'resend'} onClick={() => send('resend')}>
          {t('resend')}
        </Button>
      ) : null}
      <RejectDialog isOpen={asked === 'reject'} name={name} reply={reply} onClose={() => setAsked(null)} />
      <Confirmation
        isOpen={asked === 'withdraw'}
        title={t('withdrawTitle')}
        subtitle={name}
        verb={t('withdrawVerb')}
        busy={sent === 'withdraw'}
        onConfirm={() => send('withdraw')}
        onClose={() => setAsked(null)}
      >
        <p>{t('withdrawText', { email })}</p>
        <FailedNotice intents={['withdraw']} className="mt-3" />
      </Confirmation>
    </>
  );
}
