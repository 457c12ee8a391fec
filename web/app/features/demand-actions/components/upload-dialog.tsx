import { findAction } from '@aval/domain/demand/actions';
import { isWithDoctor } from '@aval/domain/reading/visible-entry';
import { Field } from '../../../components/field';
import { TextArea } from '../../../components/text-area';
import { useTranslation } from '../../../shell/translation';
import { checkFiles } from '../check-files';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';
import { FileRows } from './file-rows';
import { WhoSeesIt } from './who-sees-it';

/** A manager adds files to the current version. */
export function UploadDialog({ demand, role, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation('decision');
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    check: checkFiles,
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
      <FileRows errors={command.errors} needsOne />
      <Field
        label={t('uploadDialog.comment')}
        id={command.fieldId('comment')}
        hint={<WhoSeesIt intended={{ action: 'UPLOAD', role, withDoctor: isWithDoctor(demand.status) }} withFiles />}
        optional
      >
        <TextArea name="comment" rows={2} maxRows={4} />
      </Field>
    </CommandDialog>
  );
}
