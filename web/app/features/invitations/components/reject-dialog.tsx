import { rejectionForms } from '@aval/domain/validation/dialogs/invitation-schemas';
import { type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useNavigation } from '@remix-run/react';
import type { z } from 'zod';
import { Button } from '../../../components/actions/button';
import { Dialog } from '../../../components/dialogs/dialog';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { OwnForm } from '../../../shell/own-form';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';

interface RejectDialogProps {
  isOpen: boolean;
  name: string;
  reply: SubmissionResult | undefined;
  onClose: () => void;
}

/** Asks for the reason of a rejection, which the applicant receives. */
export function RejectDialog({ isOpen, name, reply, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['invitations', 'common']);
  const told = useFieldWords();
  const isSending = useNavigation().formData?.get('intent') === 'reject';
  const [form, { reason }] = useForm<z.input<typeof rejectionForms.dialog>, unknown>({
    id: 'rejection',
    lastResult: reply,
    shouldRevalidate: 'onInput',
    shouldDirtyConsider: (field) => field === 'reason',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: rejectionForms.dialog, disableAutoCoercion: true }),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('rejectTitle')}
      subtitle={name}
      isDirty={form.dirty}
      actions={(requestClose) => (
        <>
          <Button onClick={requestClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" form={form.id} kind="danger" busy={isSending}>
            {t('rejectVerb')}
          </Button>
        </>
      )}
    >
      <OwnForm id={form.id} noValidate className="grid gap-4" onSubmit={form.onSubmit}>
        <input type="hidden" name="intent" value="reject" />
        <Field label={t('rejectReason')} hint={t('rejectHint')} {...told(reason)}>
          <TextArea name={reason.name} defaultValue={reason.initialValue} rows={3} maxRows={6} required />
        </Field>
        <FailedNotice intents={['reject']} />
      </OwnForm>
    </Dialog>
  );
}
