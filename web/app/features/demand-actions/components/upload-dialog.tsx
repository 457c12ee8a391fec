import { findAction } from '@aval/domain/demand/actions';
import { isWithDoctor } from '@aval/domain/reading/visible-entry';
import { message } from '@aval/domain/validation/message';
import { Field } from '../../../components/field';
import { TextArea } from '../../../components/text-area';
import { useTranslation } from '../../../shell/translation';
import type { DialogContext } from '../dialog-context';
import { NO_FILES } from '../use-command-files';
import { type Errors, useCommandForm } from '../use-command-form';
import { useDemandUploads } from '../use-demand-uploads';
import { CommandDialog } from './command-dialog';
import { FileRows } from './file-rows';
import { WhoSeesIt } from './who-sees-it';

/** A manager adds files to the current version. */
export function UploadDialog({ demand, role, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation('decision');
  const uploads = useDemandUploads(demand.id);
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    uploads,
    check: (): Errors => (uploads.entries().length > 0 ? {} : { [NO_FILES]: message('fileRequired') }),
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
        id={command.fieldId('comment')}
        hint={<WhoSeesIt intended={{ action: 'UPLOAD', role, withDoctor: isWithDoctor(demand.status) }} withFiles />}
        optional
      >
        <TextArea name="comment" rows={2} maxRows={4} />
      </Field>
    </CommandDialog>
  );
}
