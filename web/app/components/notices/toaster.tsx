import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { Icon } from '../basics/icon';
import type { ToastMessage } from './toasts';

const SHOWN_MS = 6_000;
/** Duration for a toast with an action, long enough to reach it by keyboard. */
const SHOWN_WITH_ACTION_MS = 20_000;
const AT_MOST = 5;
/** Offset above the bottom bar, so that toasts do not cover its buttons. */
const OFFSET = { bottom: 'calc(20px + var(--h-bottom-bar, 0px))', right: 20 };
const OFFSET_ON_PHONES = { bottom: 'calc(16px + var(--h-bottom-bar, 0px))', left: 16, right: 16 };
const LOOKS = {
  success: { icon: 'check', tone: 'border-l-success-solid [&>svg]:text-success-solid' },
  error: { icon: 'warning', tone: 'border-l-danger-solid [&>svg]:text-danger-solid' },
  info: { icon: 'info', tone: 'border-l-info-solid [&>svg]:text-info-solid' },
} as const;
const TOAST = [
  'flex w-full gap-2.5 rounded-lg border-l-3 bg-raised px-3 py-[11px] text-sm text-ink shadow-pop',
  'forced-colors:border-2 forced-colors:border-[CanvasText]',
].join(' ');
const CLOSE = '-mt-1.5 -mr-1.5 ml-auto self-start rounded-sm p-1.5 text-ink-3 hover:bg-hover hover:text-ink';
const REGION = 'z-(--z-toast) [font:inherit] print:hidden';
const PLACE = [
  'w-(--width) max-w-[calc(100vw-32px)]',
  'focus-visible:rounded-lg focus-visible:shadow-none focus-visible:[outline:var(--focus)]',
].join(' ');

function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { t } = useTranslation('common');
  const look = LOOKS[message.kind];
  return (
    <div className={`${TOAST} ${look.tone}`} role={message.kind === 'error' ? 'alert' : 'status'}>
      <Icon name={look.icon} className="mt-0.5" />
      <div>
        <b className="font-semibold">{message.title}</b>
        {message.description ? <p className="text-ink-2">{message.description}</p> : null}
        {message.action ? (
          <div className="mt-1.5 flex flex-wrap items-center gap-3.5">
            <Button
              kind="link"
              onClick={({ currentTarget }) => {
                // Blurs first: on blur the region restores the previous focus, which must happen before the action
                // moves it.
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
      <button type="button" className={CLOSE} aria-label={t('toast.close')} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </div>
  );
}

let tellPlaced: () => void;
/** Resolves when the toast region is mounted; toasts shown earlier would be lost. */
const placed = new Promise<void>((resolve) => {
  tellPlaced = resolve;
});

/** Shows a toast; errors stay until they are closed. A repeated id replaces the toast. */
export async function show(message: ToastMessage, id: string): Promise<void> {
  await placed;
  toast.custom((shown) => <Toast message={message} onClose={() => toast.dismiss(shown)} />, {
    id,
    duration: durationOf(message),
  });
}

function durationOf({ kind, action }: ToastMessage): number {
  if (kind === 'error') return Number.POSITIVE_INFINITY;
  return action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
}

export async function dismiss(id: string): Promise<void> {
  await placed;
  toast.dismiss(id);
}

export function ToastRegion() {
  const { t } = useTranslation('common');
  useEffect(() => tellPlaced(), []);
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={AT_MOST}
      expand
      gap={8}
      offset={OFFSET}
      mobileOffset={OFFSET_ON_PHONES}
      containerAriaLabel={t('toast.region')}
      className={REGION}
      toastOptions={{ unstyled: true, className: PLACE }}
    />
  );
}
