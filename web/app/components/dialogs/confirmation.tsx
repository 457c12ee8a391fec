import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { Dialog, type Subtitle } from './dialog';

interface ConfirmationProps {
  isOpen: boolean;
  title: string;
  subtitle?: Subtitle;
  /** Verb of the title, repeated: "Cancelar la demanda"; null when nothing is left to confirm. */
  verb: string | null;
  /** Label of the cancel button: "Volver a la decisión". */
  back?: string;
  busy?: boolean;
  /** `danger` (red) for actions that undo or destroy something. */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  onClose: () => void;
  /** Effect of the action, and whether it can be undone. */
  children: ReactNode;
}

export function Confirmation(props: ConfirmationProps) {
  const { isOpen, title, subtitle, verb, back, busy, tone = 'danger', onConfirm, onClose, children } = props;
  const { t } = useTranslation('common');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      confirmation
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {back ?? t('dialog.goBack')}
          </Button>
          {verb === null ? null : (
            <Button kind={tone} busy={busy} onClick={onConfirm}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      <div className="text-ink-2">{children}</div>
    </Dialog>
  );
}
