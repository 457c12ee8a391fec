import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { Dialog, type Subtitle } from './dialog';

interface ConfirmationProps {
  isOpen: boolean;
  title: string;
  subtitle?: Subtitle;
  /** The verb, repeated: "Cancelar la demanda"; null once there is nothing left to confirm. */
  verb: string | null;
  /** The way back: "Volver a la decisión". */
  back?: string;
  busy?: boolean;
  /** What is undone or destroyed by it is asked for in red. */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  onClose: () => void;
  /** The effect, and whether it can be undone. */
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
