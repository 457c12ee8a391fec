import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../components/actions/button';
import { Dialog, type Subtitle } from '../../../components/dialogs/dialog';
import { MissingFiles } from '../../../components/drop-zone/missing-files';
import { useTranslation } from '../../../shell/words/translation';
import { isRetried } from '../command-reply';
import type { CommandForm } from '../use-command-form';
import { type Occurrence, OutcomeBanner } from './outcome-banner';

export interface CommandDialogProps {
  command: CommandForm;
  intent: string;
  title: string;
  subtitle: Subtitle;
  consequence?: ReactNode;
  verb: string;
  back?: string;
  /** The step that destroys or denies. */
  danger?: boolean;
  /** The demand has moved on and the action is no longer open: the text stays, sending is gone. */
  isGone: boolean;
  occurrences: readonly Occurrence[];
  /** Said in place of what became of the last attempt: nothing is left to do but to close it. */
  instead?: ReactNode;
  /** Hidden while its confirmation is asked for. */
  isBehind?: boolean;
  /** One that is closed keeps what was typed, as long as it is not discarded. */
  isOpen?: boolean;
  onDiscard?: () => void;
  /** Beside what the decision is about. */
  side?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that sends one command: its fields, what became of the last attempt, and the buttons. */
export function CommandDialog(props: CommandDialogProps) {
  const { command, intent, title, subtitle, consequence, verb, back, danger, occurrences, isOpen = true } = props;
  const { t } = useTranslation('decision');
  const { giveUp } = command;
  // Whoever closes it does not want it sent behind their back.
  useEffect(() => {
    if (!isOpen) giveUp();
  }, [isOpen, giveUp]);
  const isRetry = isRetried(command.reply);
  const isGone = props.isGone || command.reply?.status === 'not_found';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={title}
      subtitle={subtitle}
      consequence={isGone ? null : command.missing.length > 0 ? <CommandFiles command={command} /> : consequence}
      isDirty={command.isDirty && !props.instead}
      {...(props.onDiscard ? { onDiscard: props.onDiscard } : {})}
      {...(props.side ? { side: true } : {})}
      isBehind={props.isBehind}
      actions={(requestClose) => (
        <>
          <Button data-autofocus onClick={requestClose}>
            {isGone ? t('closeAnyway') : (back ?? t('cancel'))}
          </Button>
          {isGone ? null : (
            <Button
              type="submit"
              form={command.formId}
              kind={danger ? 'danger' : 'primary'}
              busy={command.isBusy || command.isWaiting}
              icon={isRetry ? 'reload' : undefined}
            >
              {isRetry ? t('retry') : verb}
            </Button>
          )}
        </>
      )}
    >
      <form {...command.formAttributes} method="post" className="grid gap-4">
        <input type="hidden" name="intent" value={intent} />
        {props.instead ?? <OutcomeBanner command={command} isGone={props.isGone} occurrences={occurrences} />}
        {props.children}
      </form>
    </Dialog>
  );
}

function CommandFiles({ command: { zone, missing, isWaiting } }: { command: CommandForm }) {
  return <MissingFiles zone={zone} missing={missing} isWaiting={isWaiting} />;
}
