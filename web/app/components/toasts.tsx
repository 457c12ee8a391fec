import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useTranslation } from '../shell/translation';
import { Button } from './button';
import { Icon } from './icon';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** What can be done about it: to try again, to undo it. */
  action?: { words: string; act: () => void };
}

const SHOWN_MS = 6_000;
/** With something to be done about it: found by keyboard too. */
const SHOWN_WITH_ACTION_MS = 20_000;
const AT_MOST = 5;
/** Above the bar at the bottom, whose button is what the reader came for. */
const OFFSET = { bottom: 'calc(20px + var(--h-bottom-bar, 0px))', right: 20 };
const OFFSET_ON_PHONES = { bottom: 'calc(16px + var(--h-bottom-bar, 0px))', left: 16, right: 16 };
const LOOKS = {
  success: { icon: 'check', className: 'toast--success' },
  error: { icon: 'warning', className: 'toast--danger' },
  info: { icon: 'info', className: 'toast--info' },
} as const;

function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { t } = useTranslation('common');
  const look = LOOKS[message.kind];
  return (
    <div className={`toast ${look.className}`} role={message.kind === 'error' ? 'alert' : 'status'}>
      <Icon name={look.icon} />
      <div>
        <b>{message.title}</b>
        {message.description ? <p>{message.description}</p> : null}
        {message.action ? (
          <div className="actions">
            <Button
              kind="link"
              onClick={({ currentTarget }) => {
                // The region gives the focus back when it is left: before the action puts it where the work goes on.
                currentTarget.blur();
                onClose();
                message.action?.act();
              }}
            >
              {message.action.words}
            </Button>
          </div>
        ) : null}
      </div>
      <button type="button" className="toast__close" aria-label={t('toast.close')} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </div>
  );
}

/** Errors stay until they are closed. The same id is shown once. */
export function showToast(message: ToastMessage, id?: string): string | number {
  return toast.custom((shown) => <Toast message={message} onClose={() => toast.dismiss(shown)} />, {
    id,
    duration: durationOf(message),
  });
}

function durationOf({ kind, action }: ToastMessage): number {
  if (kind === 'error') return Number.POSITIVE_INFINITY;
  return action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
}

/** What it offers can no longer be done. */
export function dismissToast(id: string | number): void {
  toast.dismiss(id);
}

interface ToastsProps {
  /** The one that the server sent along with the page. */
  initial?: (ToastMessage & { id: string }) | null;
}

export function Toasts({ initial }: ToastsProps) {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (initial) showToast(initial, initial.id);
  }, [initial]);
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={AT_MOST}
      expand
      gap={8}
      offset={OFFSET}
      mobileOffset={OFFSET_ON_PHONES}
      containerAriaLabel={t('toast.region')}
      toastOptions={{ unstyled: true }}
    />
  );
}
