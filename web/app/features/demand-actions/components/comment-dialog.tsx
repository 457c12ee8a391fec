import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { COMMENT_TARGETS, type CommentTarget } from '@aval/domain/demand/lifecycle/commands';
import { isWithDoctor } from '@aval/domain/reading/visible-entry';
import { commentSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { useState } from 'react';
import { Field, FieldGroup } from '../../../components/fields/field';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { useDemandUploads } from '../use-demand-uploads';
import { CommandDialog } from './command-dialog';
import { FileRows } from './file-rows';
import { PrivateCommentField } from './private-comment-field';
import { WhoSeesIt } from './who-sees-it';

/** Comment to the doctor, the managers or the insurer; the demand's status does not change. */
export function CommentDialog({ demand, role, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation(['decision', 'demand']);
  const told = useFieldWords();
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const uploads = useDemandUploads(demand.id);
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    uploads,
    schema: commentSchema({ role, hasFiles: uploads.entries().length > 0 }),
  });
  const { fields } = command;
  return (
    <CommandDialog
      command={command}
      intent="comment"
      title={t('commentDialog.title')}
      subtitle={subject}
      consequence={t('commentDialog.effect')}
      verb={t('commentDialog.verb')}
      isGone={!findAction(demand.actions, 'comment')}
      occurrences={occurrences}
      onClose={onClose}
    >
      <FieldGroup label={t('commentDialog.target')} {...told(fields.target)}>
        <SegmentedControl
          name={fields.target.name}
          compact
          onChange={(chosen) => setTarget(COMMENT_TARGETS.find((each) => each === chosen) ?? null)}
          options={COMMENT_TARGETS.map((target) => ({ value: target, label: t(`demand:commentTarget.${target}`) }))}
        />
      </FieldGroup>
      <Field
        label={t('comment')}
        hint={
          target ? (
            <WhoSeesIt
              intended={{ action: 'COMMENT', role, target, withDoctor: isWithDoctor(demand.status) }}
              withFiles
            />
          ) : (
            t('whoSees.chooseAddressee')
          )
        }
        {...told(fields.comment)}
      >
        <TextArea name={fields.comment.name} rows={4} maxRows={4} />
      </Field>
      <PrivateCommentField role={role} field={fields.privateComment} />
      <FileRows command={command} />
    </CommandDialog>
  );
}
