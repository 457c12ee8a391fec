import { findAction } from '@aval/domain/demand/actions';
import { changeDatesSchema } from '@aval/domain/validation/dialog-schemas';
import { Field } from '../../../components/field';
import { TextArea } from '../../../components/text-area';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import type { DialogContext } from '../dialog-context';
import { fieldsOf } from '../form-files';
import { errorsOf, useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';

/** Why the dates change; the dates themselves are then changed in the wizard, which carries the reason along. */
export function ChangeDatesDialog({ demand, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation('decision');
  const words = useMessage();
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    check: (form) => errorsOf(changeDatesSchema, fieldsOf(form)),
  });
  const problem = command.errors.changeDatesReason;
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
      <Field
        label={t('changeDatesDialog.reason')}
        id={command.fieldId('changeDatesReason')}
        error={problem && words(problem)}
      >
        <TextArea name="changeDatesReason" rows={3} maxRows={6} />
      </Field>
    </CommandDialog>
  );
}
