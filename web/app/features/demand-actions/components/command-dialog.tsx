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
  /** Another way on, before the button that sends. */
  otherWay?: ReactNode;
  /** Step of the dialog that destroys or denies. */
  danger?: boolean;
  /** The action is not available any more: the input stays, but cannot be sent. */
  isGone: boolean;
  occurrences: readonly Occurrence[];
  /** Replaces the last attempt's outcome; the dialog can only be closed. */
  instead?: ReactNode;
  /** Hidden behind its confirmation. */
  isBehind?: boolean;
  /** A closed dialog keeps the input until it is discarded. */
  isOpen?: boolean;
  onDiscard?: () => void;
  /** Side panel beside the content that the decision concerns. */
  side?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of one command: its fields, the outcome of the last attempt and the buttons. */
export function CommandDialog(props: CommandDialogProps) {
  const { command, intent, title, subtitle, consequence, verb, back, danger, occurrences, isOpen = true } = props;
  const { t } = useTranslation('decision');
  const { giveUp } = command;
  // Closing cancels a submission that still waits for uploads.
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
          {isGone ? null : props.otherWay}
          {isGone ? null : (
            <Button
              type="submit"
              form={command.formId}
              aria-keyshortcuts="Control+Enter"
              title={t('sendByKeys')}
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
