import { answerForms } from '@aval/domain/validation/dialogs/dialog-schemas';
import { formatStamp } from '@aval/i18n/format';
import { Button } from '../../../components/actions/button';
import { Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import { shownActions } from '../action-address';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { useDemandUploads } from '../use-demand-uploads';
import { CommandDialog } from './command-dialog';
import { FileRows } from './file-rows';

/** Answer to what was asked: sent with the request as it is, or taken along into the wizard to change the request too. */
export function AnswerDialog({ demand, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation(['decision', 'demand']);
  const told = useFieldWords();
  const uploads = useDemandUploads(demand.id);
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    uploads,
    schema: answerForms.dialog,
  });
  return (
    <CommandDialog
      command={command}
      intent="answer"
      title={t('answerDialog.title')}
      subtitle={subject}
      consequence={t('answerDialog.effect')}
      verb={t('answerDialog.verb')}
      otherWay={
        <Button
          busy={command.isBusy}
          blocked={command.missing.length > 0}
          onClick={() => command.send({ intent: 'begin_answer' })}
        >
          {t('answerDialog.change')}
        </Button>
      }
      isGone={!shownActions(demand.actions).includes('answer')}
      occurrences={occurrences}
      onClose={onClose}
    >
      <Asked demand={demand} />
      <Field label={t('answerDialog.answer')} {...told(command.fields.answer)}>
        <TextArea name={command.fields.answer.name} rows={6} maxRows={12} />
      </Field>
      <FileRows command={command} />
    </CommandDialog>
  );
}

/** Question with the person who asked it and the time. */
function Asked({ demand }: Pick<DialogContext, 'demand'>) {
  const { t } = useTranslation(['decision', 'demand']);
  const request = demand.history.find(({ action }) => action === 'REQUEST_MISSING_INFO');
  if (!request) return null;
  const role = request.fromRole ? t(`demand:role.${request.fromRole}`) : null;
  return (
    <Banner tone="warn" role="note">
      <b>{[request.actorName, role, formatStamp(request.at)].filter(Boolean).join(' · ')}</b>
      {request.comment ? <p className="mt-1 break-words whitespace-pre-line text-ink">{request.comment}</p> : null}
    </Banner>
  );
}
