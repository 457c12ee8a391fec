import type { Wizard } from '@aval/application/drafts/get-wizard';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { Facts } from '../../../components/definitions';
import { Dialog } from '../../../components/dialog';
import { useTreatmentFacts } from '../treatment-facts';
import { nextOf, type Submission } from '../use-submission';
import { usePatientWords } from './patient-panel';

interface SubmitDialogProps {
  wizard: Wizard;
  submission: Submission;
  isOpen: boolean;
  onClose: () => void;
}

/** Says once more what is sent, for whom, and who has it next. */
export function SubmitDialog({ wizard, submission, isOpen, onClose }: SubmitDialogProps) {
  const { t } = useTranslation(['wizard', 'demand']);
  const { name } = usePatientWords(wizard);
  const treatment = useTreatmentFacts(wizard.forms.treatment);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`submit.${wizard.mode}`)}
      subtitle={`${wizard.reference} · ${name}`}
      consequence={t(`next.${nextOf(wizard)}`)}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('sendDialog.back')}
          </Button>
          <Button kind="primary" busy={submission.isSending} onClick={() => void submission.send()}>
            {t(submission.problem ? 'sendDialog.again' : `submit.${wizard.mode}`)}
          </Button>
        </>
      }
    >
      {submission.problem ? (
        <Banner tone="danger" role="alert" className="mb-3">
          {submission.problem}
        </Banner>
      ) : null}
      <p className="mb-3 text-ink-2">{t('sendDialog.text')}</p>
      <Facts facts={[{ label: t('demand:field.patient.title'), value: name }, ...treatment]} />
    </Dialog>
  );
}
