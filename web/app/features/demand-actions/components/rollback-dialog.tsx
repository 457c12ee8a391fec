import { findAction } from '@aval/domain/demand/actions';
import { formatStamp } from '@aval/i18n/format';
import { Banner } from '../../../components/banner';
import { Emphasised } from '../../../components/emphasised';
import { useTranslation } from '../../../shell/translation';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';

/** Undoes the last action, as far as it can be undone, after saying what that was. */
export function RollbackDialog({ demand, commandId, subject, occurrences, onClose }: DialogContext) {
  const { t } = useTranslation(['decision', 'demand', 'detail']);
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    check: () => ({}),
  });
  const undone = demand.history.find((entry) => entry.sequence === demand.state?.undoable.at(-1));
  return (
    <CommandDialog
      command={command}
      intent="rollback"
      title={t('rollbackDialog.title')}
      subtitle={subject}
      verb={t('rollbackDialog.verb')}
      back={t('rollbackDialog.back')}
      danger
      isGone={!findAction(demand.actions, 'rollback')}
      occurrences={occurrences}
      onClose={onClose}
    >
      {undone ? (
        <>
          <p>
            <Emphasised
              text={t('decision:rollbackDialog.what', {
                action: t(`demand:history.${undone.action}`),
                name: undone.actorName ?? t('detail:history.system'),
                date: formatStamp(undone.at),
              })}
            />
          </p>
          <Banner tone="warn">
            {t('rollbackDialog.text', {
              status: undone.statusBefore ? t(`demand:status.${undone.statusBefore}.long`) : '',
            })}
          </Banner>
        </>
      ) : null}
    </CommandDialog>
  );
}
