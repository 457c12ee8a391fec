import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { changeDatesSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';

/** Asks for the reason to change dates; the wizard then changes them and carries the reason along. */
export function ChangeDatesDialog({ demand, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation('decision');
  const told = useFieldWords();
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    schema: changeDatesSchema,
  });
  return (
    <CommandDialog
      command={command}
      intent="change_dates"
      title={t('changeDatesDialog.title')}
      subtitle={subject}
      verb={t('changeDatesDialog.verb')}
      isGone={!findAction(demand.actions, 'change_dates')}
      occurrences={occurrences}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('changeDatesDialog.text')}</p>
      <Field label={t('changeDatesDialog.reason')} {...told(command.fields.changeDatesReason)}>
        <TextArea name={command.fields.changeDatesReason.name} rows={3} maxRows={6} />
      </Field>
    </CommandDialog>
  );
}
