import { findAction } from '@aval/domain/demand/actions';
import { message } from '@aval/domain/validation/message';
import { Combobox } from '../../../components/combobox';
import { Field } from '../../../components/field';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import type { DialogContext } from '../dialog-context';
import { type Errors, useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';

/** Another doctor of the company takes over from one who is no longer active. */
export function TakeOverDialog({ demand, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation('decision');
  const toWords = useMessage();
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    check: (form): Errors => (form.get('toDoctorId') ? {} : { toDoctorId: message('choose') }),
  });
  const problem = command.errors.toDoctorId;
  return (
    <CommandDialog
      command={command}
      intent="take_over"
      title={t('takeOverDialog.title')}
      subtitle={subject}
      verb={t('takeOverDialog.verb')}
      isGone={!findAction(demand.actions, 'take_over')}
      occurrences={occurrences}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('takeOverDialog.text', { name: demand.doctor.name })}</p>
      <Field label={t('takeOverDialog.doctor')} id={command.fieldId('toDoctorId')} error={problem && toWords(problem)}>
        <Combobox
          name="toDoctorId"
          source={`/app/demands/doctors?companyId=${demand.company.id}`}
          label={t('takeOverDialog.doctor')}
          placeholder={t('consultantPlaceholder')}
        />
      </Field>
    </CommandDialog>
  );
}
