import { seesPrivateComments } from '@aval/domain/access/permissions';
import { findAction } from '@aval/domain/demand/actions';
import { COMMENT_TARGETS, type CommentTarget } from '@aval/domain/demand/commands';
import { isWithDoctor } from '@aval/domain/reading/visible-entry';
import { commentSchema } from '@aval/domain/validation/dialog-schemas';
import { useState } from 'react';
import { Field, FieldGroup } from '../../../components/field';
import { Icon } from '../../../components/icon';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextArea } from '../../../components/text-area';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import type { DialogContext } from '../dialog-context';
import { fieldsOf } from '../form-files';
import { errorsOf, useCommandForm } from '../use-command-form';
import { useDemandUploads } from '../use-demand-uploads';
import { CommandDialog } from './command-dialog';
import { FileRows } from './file-rows';
import { WhoSeesIt } from './who-sees-it';

/** A word to the doctor, the managers or the insurer; it changes nothing. */
export function CommentDialog({ demand, role, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation(['decision', 'demand']);
  const toWords = useMessage();
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const uploads = useDemandUploads(demand.id);
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    uploads,
    check: (form) => errorsOf(commentSchema({ role, hasFiles: uploads.entries().length > 0 }), fieldsOf(form)),
  });
  const { errors, fieldId } = command;
  const words = (name: string) => (errors[name] ? toWords(errors[name]) : undefined);
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
      <FieldGroup label={t('commentDialog.target')} id={fieldId('target')} error={words('target')}>
        <SegmentedControl
          name="target"
          compact
          onChange={(chosen) => setTarget(COMMENT_TARGETS.find((each) => each === chosen) ?? null)}
          options={COMMENT_TARGETS.map((target) => ({ value: target, label: t(`demand:commentTarget.${target}`) }))}
        />
      </FieldGroup>
      <Field
        label={t('comment')}
        id={fieldId('comment')}
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
        error={words('comment')}
      >
        <TextArea name="comment" rows={4} maxRows={4} />
      </Field>
      {seesPrivateComments(role) ? (
        <Field
          label={
            <>
              <Icon name="lock" small /> {t('privateComment')}
            </>
          }
          id={fieldId('privateComment')}
          optional
          error={words('privateComment')}
        >
          <TextArea name="privateComment" rows={2} maxRows={4} isPrivate placeholder={t('privatePlaceholder')} />
        </Field>
      ) : null}
      <FileRows command={command} />
    </CommandDialog>
  );
}
