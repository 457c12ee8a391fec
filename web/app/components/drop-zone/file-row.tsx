import { readDescription } from '@aval/domain/validation/file-description';
import type { FocusEvent } from 'react';
import { useNumbers } from '../../shell/numbers';
import { useTranslation } from '../../shell/translation';
import { useMessage } from '../../shell/use-message';
import { Button, IconButton } from '../button';
import { FieldMessage } from '../field';
import { Icon } from '../icon';
import { SignInLink } from '../sign-in-link';
import { TextInput } from '../text-input';
import { isUnderWay, type UploadEntry, type UploadState } from './upload-entry';
import { descriptionId, removalId, retryId } from './upload-ids';

export interface FileRowProps {
  zone: string;
  entry: UploadEntry;
  /** Where a file that has arrived is read. */
  href?: string;
  descriptionName?: string;
  /** What is wrong with the description, in words; that it is too long it says by itself. */
  problem?: string | undefined;
  onDescribe: (description: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onRetry: () => void;
  onRemove: () => void;
}

const PICTURE = /\.(png|jpe?g|jfif|webp|tiff?|heic|heif|dcm|dicom)$/i;

/** One file: its name, what it is, how far it has come. */
export function FileRow({ zone, entry, href, descriptionName, problem, ...on }: FileRowProps) {
  const { t } = useTranslation('common');
  const words = useMessage();
  const { key, name, state } = entry;
  const id = descriptionId(zone, key);
  const messageId = `${id}-message`;
  const said = readDescription(entry.description);
  const error = 'refused' in said ? words(said.refused) : problem;
  return (
    <li>
      <Icon name={PICTURE.test(name) ? 'image' : 'document'} />
      <div className="drop-zone__name">
        {href ? (
          <a href={href} download title={name}>
            {name}
          </a>
        ) : (
          <b title={name}>{name}</b>
        )}
        <Size entry={entry} />
      </div>
      {state.kind === 'refused' ? (
        <p className="field-error drop-zone__refusal" role="alert">
          <Icon name="warning" />
          {words(state.message)}
        </p>
      ) : (
        <>
          <div className={error ? 'field is-error' : 'field'}>
            <TextInput
              id={id}
              name={descriptionName}
              value={entry.description}
              placeholder={t('files.description')}
              aria-label={t('files.describe', { name })}
              aria-describedby={error ? messageId : undefined}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => on.onDescribe(target.value)}
              onBlur={on.onBlur}
            />
            <FieldMessage id={messageId} error={error} />
          </div>
          <div className="drop-zone__state">
            <Progress name={name} size={entry.size} state={state} />
            {state.kind === 'stopped' ? (
              <Button id={retryId(zone, key)} kind="link" size="small" onClick={on.onRetry}>
                {t('action.retry')}
                <span className="sr-only"> {name}</span>
              </Button>
            ) : null}
          </div>
        </>
      )}
      <IconButton
        id={removalId(zone, key)}
        icon={state.kind === 'kept' ? 'trash' : 'cross'}
        size="small"
        label={t(isUnderWay(entry) ? 'files.abort' : 'files.remove', { name })}
        onClick={on.onRemove}
      />
    </li>
  );
}

function Size({ entry: { size, state } }: { entry: UploadEntry }) {
  const { t } = useTranslation('common');
  const numbers = useNumbers();
  const whole = numbers.size(size);
  if (state.kind !== 'going' || state.sent === 0 || state.sent === size) return <span>{whole}</span>;
  return <span>{t('files.sent', { sent: numbers.part(state.sent, size), size: whole })}</span>;
}

interface ProgressProps {
  name: string;
  size: number;
  state: Exclude<UploadState, { kind: 'refused' }>;
}

function Progress({ name, size, state }: ProgressProps) {
  const { t } = useTranslation('common');
  const time = useTimeLeft();
  switch (state.kind) {
    case 'kept':
      return (
        <span className="drop-zone__done">
          <Icon name="check" />
          {t('files.done')}
        </span>
      );
    case 'waiting':
      return <>{t('files.waiting')}</>;
    case 'stopped':
      return (
        <span className="drop-zone__stopped" role="alert">
          <Icon name="warning" />
          <span>
            {t(`files.stopped.${state.reason}`)} {state.reason === 'signed_out' ? <SignInLink /> : null}
          </span>
        </span>
      );
    case 'going': {
      const percent = size === 0 ? 100 : Math.floor((100 * state.sent) / size);
      return (
        <>
          {percent === 100 ? t('files.checking') : t('files.going', { percent })}
          {state.secondsLeft && percent < 100 ? ` · ${time(state.secondsLeft)}` : null}
          <progress className="drop-zone__progress" value={percent} max={100} aria-label={name} />
        </>
      );
    }
  }
}

const SECONDS_OF_A_MINUTE = 60;

function useTimeLeft(): (seconds: number) => string {
  const { t } = useTranslation('common');
  return (seconds) =>
    seconds > SECONDS_OF_A_MINUTE
      ? t('files.minutes', { minutes: Math.ceil(seconds / SECONDS_OF_A_MINUTE) })
      : t('files.seconds', { seconds });
}
