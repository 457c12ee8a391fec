import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { isWithDoctor } from '@aval/domain/reading/visible-entry';
import { uploadSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { useDemandUploads } from '../use-demand-uploads';
import { CommandDialog } from './command-dialog';
import { FileRows } from './file-rows';
import { WhoSeesIt } from './who-sees-it';

/** Dialog by which a manager adds files to the current version. */
export function UploadDialog({ demand, role, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation('decision');
  const told = useFieldWords();
  const uploads = useDemandUploads(demand.id);
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    uploads,
    schema: uploadSchema,
    needsFiles: true,
  });
  return (
    <CommandDialog
      command={command}
      intent="upload"
      title={t('uploadDialog.title')}
      subtitle={subject}
      verb={t('uploadDialog.verb')}
      isGone={!findAction(demand.actions, 'upload')}
      occurrences={occurrences}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('uploadDialog.text')}</p>
      <FileRows command={command} />
      <Field
        label={t('uploadDialog.comment')}
        {...told(command.fields.comment)}
        hint={<WhoSeesIt intended={{ action: 'UPLOAD', role, withDoctor: isWithDoctor(demand.status) }} withFiles />}
        optional
      >
        <TextArea name={command.fields.comment.name} rows={2} maxRows={4} />
      </Field>
    </CommandDialog>
  );
}
