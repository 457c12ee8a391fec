import { describeMoment } from '@aval/i18n/format';
import { cva } from 'class-variance-authority';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { Icon, Spinner } from '../basics/icon';

/**
 * State of autosave. A failed save is retried after a while, once there is a connection again, or with the next change
 * where the same text would be refused again. A stopped one waits for the user, and the page shows the reason.
 */
export type SaveState =
  | { kind: 'idle' }
  /** Input that will be saved shortly. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; onRetry: () => void; goesOn: 'alone' | 'online' | 'changed' }
  | { kind: 'stopped'; onLook: () => void };

const line = cva('inline-flex items-center gap-1.5 whitespace-nowrap text-xs/sm tabular-nums [&_svg]:size-3.5', {
  variants: {
    failed: { true: 'text-danger [&_svg]:text-danger', false: 'text-ink-3 [&_svg]:text-success-solid' },
  },
});

/** Autosave state at the right of the stepper: a polite live region, an alert when something was not saved. */
export function SaveLine({ state }: { state: SaveState }) {
  const { t, i18n } = useTranslation('common');
  if (state.kind === 'failed' || state.kind === 'stopped') {
    return (
      <span className={line({ failed: true })} role="alert">
        <Icon name="warning" />
        {t('save.failed')} {state.kind === 'failed' ? t(`save.${state.goesOn}`) : null}
        <Button kind="link" size="small" onClick={state.kind === 'failed' ? state.onRetry : state.onLook}>
          {t(state.kind === 'failed' ? 'action.retry' : 'save.look')}
        </Button>
      </span>
    );
  }
  if (state.kind === 'unsaved') return <span className={line({ failed: false })}>{t('save.unsaved')}</span>;
  return (
    <span className={line({ failed: false })} role="status">
      {state.kind === 'saving' ? (
        <>
          <Spinner />
          {t('state.saving')}
        </>
      ) : state.kind === 'saved' ? (
        <>
          <Icon name="check" />
          {t('save.saved', { moment: describeMoment(i18n, state.at, new Date()) })}
        </>
      ) : null}
    </span>
  );
}
