import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { takeOverSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { Combobox } from '../../../components/choices/combobox';
import { Field } from '../../../components/fields/field';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';

/** Dialog by which another doctor of the company takes over a demand from an inactive one. */
export function TakeOverDialog({ demand, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation('decision');
  const told = useFieldWords();
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    schema: takeOverSchema,
  });
  const center = demand.prescriberCenter.name;
  const hint = demand.status === 'draft' ? t('takeOverDialog.draftHint', { center }) : undefined;
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
      <Field label={t('takeOverDialog.doctor')} hint={hint} {...told(command.fields.toDoctorId)}>
        <Combobox
          name={command.fields.toDoctorId.name}
          source={`/app/demands/doctors?companyId=${demand.company.id}&from=${demand.doctor.id}&demand=${demand.id}`}
          label={t('takeOverDialog.doctor')}
          placeholder={t('consultantPlaceholder')}
        />
      </Field>
    </CommandDialog>
  );
}
