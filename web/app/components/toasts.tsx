import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useTranslation } from '../shell/translation';
import { Button } from './button';
import { Icon } from './icon';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Errors may offer to try again. */
  onRetry?: () => void;
}

const SHOWN_MS = 6_000;
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
        {message.onRetry ? (
          <div className="actions">
            <Button
              kind="link"
              onClick={() => {
                onClose();
                message.onRetry?.();
              }}
            >
              {t('action.retry')}
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
export function showToast(message: ToastMessage, id?: string): void {
  toast.custom((shown) => <Toast message={message} onClose={() => toast.dismiss(shown)} />, {
    id,
    duration: message.kind === 'error' ? Number.POSITIVE_INFINITY : SHOWN_MS,
  });
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
