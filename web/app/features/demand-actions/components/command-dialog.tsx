import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { useTranslation } from '../../../shell/translation';
import { isRetried } from '../command-reply';
import type { CommandForm } from '../use-command-form';
import { type Occurrence, OutcomeBanner } from './outcome-banner';

export interface CommandDialogProps {
  command: CommandForm;
  intent: string;
  title: string;
  subtitle: ReactNode;
  consequence?: ReactNode;
  verb: string;
  back?: string;
  /** The step that destroys or denies. */
  danger?: boolean;
  /** The demand has moved on and the action is no longer open: the text stays, sending is gone. */
  isGone: boolean;
  occurrences: readonly Occurrence[];
  /** Hidden while its confirmation is asked for. */
  isBehind?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that sends one command: its fields, what became of the last attempt, and the buttons. */
export function CommandDialog(props: CommandDialogProps) {
  const { command, intent, title, subtitle, consequence, verb, back, danger, isGone, occurrences, onClose } = props;
  const { t } = useTranslation('decision');
  const isRetry = isRetried(command.reply);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      consequence={isGone ? null : consequence}
      isDirty={command.isDirty}
      className={props.isBehind ? 'dialog--behind' : undefined}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {isGone ? t('closeAnyway') : (back ?? t('cancel'))}
          </Button>
          {isGone ? null : (
            <Button
              type="submit"
              form={command.formId}
              kind={danger ? 'danger' : 'primary'}
              busy={command.isBusy}
              icon={isRetry ? 'reload' : undefined}
            >
              {isRetry ? t('retry') : verb}
            </Button>
          )}
        </>
      }
    >
      <form {...command.formAttributes} method="post" className="dialog-form">
        <input type="hidden" name="intent" value={intent} />
        <OutcomeBanner command={command} isGone={isGone} occurrences={occurrences} />
        {props.children}
      </form>
    </Dialog>
  );
}
