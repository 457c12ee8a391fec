import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { cx } from 'class-variance-authority';
import type { FocusEvent } from 'react';
import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { useMessage } from '../../shell/words/use-message';
import { Button, IconButton } from '../actions/button';
import { WayOn } from '../actions/sign-in-link';
import { Icon } from '../basics/icon';
import { FieldError, FieldMessage } from '../fields/field';
import { fieldLook } from '../fields/field-look';
import { TextInput } from '../fields/text-input';
import { isUnderWay, type UploadEntry, type UploadState } from './upload-entry';
import { descriptionId, removalId, retryId } from './upload-ids';

export interface FileRowProps {
  zone: string;
  entry: UploadEntry;
  /** Address of an uploaded file. */
  href?: string;
  descriptionName?: string;
  /** Error of the description; the row itself reports one that is too long. */
  problem?: string | undefined;
  onDescribe: (description: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onRetry: () => void;
  onRemove: () => void;
}

const PICTURE = /\.(png|jpe?g|jfif|webp|tiff?|heic|heif|dcm|dicom)$/i;

/** Columns; in a narrow zone the name and the remove button come first, on their own line. */
const ROW = [
  'grid min-h-13 grid-cols-[18px_minmax(0,1fr)_minmax(0,1.1fr)_148px_28px] items-center gap-x-3 py-2 pr-2.5 pl-3',
  'border-line not-first:border-t',
  'narrow-zone:grid-cols-[18px_minmax(0,1fr)_28px] narrow-zone:gap-x-2.5 narrow-zone:gap-y-1.5',
];
const BELOW_NAME = 'narrow-zone:col-start-2 narrow-zone:-col-end-1';
const NAME = 'block truncate font-medium text-ink';

const STATE = [
  'min-w-0 text-ink-2 text-xs tabular-nums',
  'narrow-zone:has-[>button]:flex narrow-zone:has-[>button]:flex-wrap narrow-zone:has-[>button]:items-center',
];
const ENDED = 'flex gap-[5px] font-medium [&>svg]:mt-[1.5px] [&>svg]:size-[13px]';
const PROGRESS = [
  'mt-[5px] block h-1 w-full appearance-none overflow-hidden rounded-full bg-pressed',
  '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-pressed [&::-webkit-progress-value]:bg-brand',
];

/** Row of one file: name, description and upload progress. */
export function FileRow({ zone, entry, href, descriptionName, problem, ...on }: FileRowProps) {
  const { t } = useTranslation('common');
  const words = useMessage();
  const { key, name, state } = entry;
  const id = descriptionId(zone, key);
  const messageId = `${id}-message`;
  const said = readDescription(entry.description);
  const error = 'refused' in said ? words(said.refused) : problem;
  return (
    <li className={cx(ROW)}>
      <Icon name={PICTURE.test(name) ? 'image' : 'document'} className="text-ink-3" />
      <div className="min-w-0 leading-[1.125rem]">
        {href ? (
          <a className={NAME} href={href} download title={name}>
            {name}
          </a>
        ) : (
          <b className={NAME} title={name}>
            {name}
          </b>
        )}
        <Size entry={entry} />
      </div>
      {state.kind === 'refused' ? (
        <FieldError className={cx('col-start-3 col-end-5', BELOW_NAME)} role="alert">
          {words(state.message)}
        </FieldError>
      ) : (
        <>
          <div className={fieldLook({ invalid: Boolean(error), className: BELOW_NAME })}>
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
          <div className={cx(STATE, BELOW_NAME)}>
            <Progress name={name} size={entry.size} state={state} />
            {state.kind === 'stopped' ? (
              <Button
                id={retryId(zone, key)}
                kind="link"
                size="small"
                flush
                className="ml-[18px] narrow-zone:ml-2"
                onClick={on.onRetry}
              >
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
        className="narrow-zone:col-start-3 narrow-zone:row-start-1"
        label={t(isUnderWay(entry) ? 'files.abort' : 'files.remove', { name })}
        onClick={on.onRemove}
      />
    </li>
  );
}

const SIZE = 'text-(length:--fs-xs) text-ink-3 tabular-nums';

function Size({ entry: { size, state } }: { entry: UploadEntry }) {
  const { t } = useTranslation('common');
  const numbers = useNumbers();
  const whole = numbers.size(size);
  if (state.kind !== 'going' || state.sent === 0 || state.sent === size) return <span className={SIZE}>{whole}</span>;
  return <span className={SIZE}>{t('files.sent', { sent: numbers.part(state.sent, size), size: whole })}</span>;
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
        <span className={cx(ENDED, 'text-success')}>
          <Icon name="check" />
          {t('files.done')}
        </span>
      );
    case 'waiting':
      return <>{t('files.waiting')}</>;
    case 'stopped':
      return (
        <span className={cx(ENDED, 'text-danger')} role="alert">
          <Icon name="warning" />
          <span>
            {t(`files.stopped.${state.reason}`)}{' '}
            {state.reason === 'unchecked' ? null : <WayOn problem={state.reason} />}
          </span>
        </span>
      );
    case 'going': {
      const percent = size === 0 ? 100 : Math.floor((100 * state.sent) / size);
      return (
        <>
          {percent === 100 ? t('files.checking') : t('files.going', { percent })}
          {state.secondsLeft && percent < 100 ? ` · ${time(state.secondsLeft)}` : null}
          <progress className={cx(PROGRESS)} value={percent} max={100} aria-label={name} />
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
