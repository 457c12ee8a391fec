import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { decidesValidation } from '@aval/domain/demand/outlook/validation-entry';
import { isWithDoctor } from '@aval/domain/reading/visible-entry';
import { rollbackForms } from '@aval/domain/validation/dialogs/dialog-schemas';
import { formatStamp } from '@aval/i18n/format';
import { useState } from 'react';
import { Emphasised } from '../../../components/basics/emphasised';
import { Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import { changedAfter } from '../changed-after';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';
import { WhoSeesIt } from './who-sees-it';

/**
 * Dialog to undo the last action, after describing it. It concerns that action only: once another user has undone it or
 * acted after it, the dialog reports it and can only be closed.
 */
export function RollbackDialog({ demand, role, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation(['decision', 'demand', 'detail']);
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    schema: rollbackForms.dialog,
  });
  const told = useFieldWords();
  const [{ undone, openedAt }] = useState({
    undone: demand.history.find((entry) => entry.sequence === demand.undoes),
    openedAt: demand.lastActionSequence,
  });
  const since = changedAfter(demand.history, openedAt);
  const [first] = since;
  const isOvertaken = first !== undefined && !command.isBusy;
  const actionWords = (entry: HistoryEntry) =>
    decidesValidation(entry)
      ? t(entry.action === 'DENY' ? 'demand:validation.denied' : 'demand:validation.given')
      : t(`demand:history.${entry.action}`);
  return (
    <CommandDialog
      command={command}
      intent="rollback"
      title={t('rollbackDialog.title')}
      subtitle={subject}
      verb={t('rollbackDialog.verb')}
      back={t('rollbackDialog.back')}
      danger
      isGone={isOvertaken || !findAction(demand.actions, 'rollback')}
      {...(isOvertaken
        ? {
            instead: (
              <Banner tone="warn" role="alert">
                {first.action === 'ROLLBACK' ? (
                  <p>
                    {t('rollbackDialog.already', {
                      name: first.actorName ?? t('detail:history.system'),
                      date: formatStamp(first.at),
                    })}
                  </p>
                ) : (
                  <>
                    <p>{t('rollbackDialog.overtaken')}</p>
                    <ul className="my-1.5 list-disc pl-4">
                      {occurrences
                        .filter(({ sequence }) => sequence > openedAt)
                        .map(({ sequence, text }) => (
                          <li key={sequence}>{text}</li>
                        ))}
                    </ul>
                  </>
                )}
                <p>{t('rollbackDialog.nothing')}</p>
              </Banner>
            ),
          }
        : {})}
      occurrences={occurrences}
      onClose={onClose}
    >
      {undone ? (
        <>
          <p>
            <Emphasised
              text={t(isOvertaken ? 'decision:rollbackDialog.about' : 'decision:rollbackDialog.what', {
                action: actionWords(undone),
                name: undone.actorName ?? t('detail:history.system'),
                date: formatStamp(undone.at),
              })}
            />
          </p>
          {isOvertaken ? null : (
            <Banner tone="warn">
              {t('rollbackDialog.text', {
                status: undone.statusBefore ? t(`demand:status.${undone.statusBefore}.long`) : '',
              })}
            </Banner>
          )}
        </>
      ) : null}
      <Field
        label={t('rollbackDialog.reason')}
        hint={<WhoSeesIt intended={{ action: 'ROLLBACK', role, withDoctor: isWithDoctor(demand.status) }} />}
        {...told(command.fields.reason)}
      >
        <TextArea name={command.fields.reason.name} rows={3} maxRows={6} readOnly={isOvertaken} />
      </Field>
    </CommandDialog>
  );
}
