import { useTranslation } from '../shell/translation';
import { Button } from './button';
import { Icon, Spinner } from './icon';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; time: string }
  | { kind: 'failed'; onRetry: () => void };

/** The line at the right of the stepper; polite while all goes well, assertive when something was not kept. */
export function SaveLine({ state }: { state: SaveState }) {
  const { t } = useTranslation('common');
  if (state.kind === 'failed') {
    return (
      <span className="save-line save-line--failed" role="alert">
        <Icon name="warning" />
        {t('save.failed')}
        <Button kind="link" size="small" onClick={state.onRetry}>
          {t('action.retry')}
        </Button>
      </span>
    );
  }
  return (
    <span className="save-line" role="status">
      {state.kind === 'saving' ? (
        <>
          <Spinner />
          {t('state.saving')}
        </>
      ) : state.kind === 'saved' ? (
        <>
          <Icon name="check" />
          {t('save.saved', { time: state.time })}
        </>
      ) : null}
    </span>
  );
}
