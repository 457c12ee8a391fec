import type { Wizard } from '@aval/application/drafts/get-wizard';
import { useState } from 'react';
import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { Facts } from '../../../components/definitions';
import { Dialog } from '../../../components/dialog';
import { Field } from '../../../components/field';
import { TextArea } from '../../../components/text-area';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { useTreatmentFacts } from '../treatment-facts';
import { nextOf, type Submission } from '../use-submission';
import { usePatientWords } from './patient-panel';
import { SubmissionIssues } from './submission-issues';

interface SubmitDialogProps {
  wizard: Wizard;
  submission: Submission;
  isOpen: boolean;
  onClose: () => void;
  /** Shows what is saved now, in place of what the page shows. */
  onReload: () => void;
}

const REASON = 'changeDatesReason';

/** Says once more what is sent, for whom, and who has it next; with a change of dates goes its reason. */
export function SubmitDialog({ wizard, submission, isOpen, onClose, onReload }: SubmitDialogProps) {
  const { t } = useTranslation(['wizard', 'demand', 'decision']);
  const words = useMessage();
  const { mode } = wizard;
  const [reason, setReason] = useState(wizard.changeDatesReason);
  const { name } = usePatientWords(wizard);
  const treatment = useTreatmentFacts(wizard.forms.treatment);
  const isOwnAffair = mode === 'change_dates' || mode === 'administrative';
  const reasonIssue = submission.issues.find(({ path }) => path === REASON);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`submit.${mode}`)}
      subtitle={`${wizard.reference} · ${name}`}
      consequence={isOwnAffair ? t(`effect.${mode}`) : t(`next.${nextOf(wizard)}`)}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('sendDialog.back')}
          </Button>
          {submission.isOvertaken ? (
            <Button kind="primary" onClick={onReload}>
              {t('conflict.load')}
            </Button>
          ) : (
            <Button
              kind="primary"
              busy={submission.isSending}
              onClick={() => void submission.send(mode === 'change_dates' ? { [REASON]: reason } : {})}
            >
              {t(submission.problem ? 'sendDialog.again' : `submit.${mode}`)}
            </Button>
          )}
        </>
      }
    >
      {submission.problem ? (
        <Banner tone="danger" role="alert" className="mb-3">
          <p>{submission.problem}</p>
          <SubmissionIssues issues={submission.issues} onClose={onClose} />
        </Banner>
      ) : null}
      <p className="mb-3 text-ink-2">{t(isOwnAffair ? `sendDialog.${mode}` : 'sendDialog.text')}</p>
      {mode === 'change_dates' ? (
        <Field
          label={t('decision:changeDatesDialog.reason')}
          error={reasonIssue && words(reasonIssue.message)}
          className="mb-3"
        >
          <TextArea value={reason} rows={2} maxLength={2000} onChange={(event) => setReason(event.target.value)} />
        </Field>
      ) : null}
      <Facts facts={[{ label: t('demand:field.patient.title'), value: name }, ...treatment]} />
    </Dialog>
  );
}
