import { Link } from '@remix-run/react';
import { useState } from 'react';
import { Icon, Spinner } from '../../../components/basics/icon';
import { isUnderWay, missingParts, type UploadEntry } from '../../../components/drop-zone/upload-entry';
import { placeOfMissing } from '../../../components/drop-zone/upload-ids';
import { useEntries } from '../../../components/drop-zone/use-uploads';
import { useTranslation } from '../../../shell/words/translation';
import { stepAddress } from '../frame/wizard-steps';
import { useAttachments } from './use-attachments';

const PART = 'inline-flex items-center gap-1.5';

/**
 * Progress of uploads while the step does not show the files, with links to those to be sent again. Refused files are told
 * in their own rows, since there is nothing left to send.
 */
export function UploadsLine() {
  const { t } = useTranslation('wizard');
  const { zone, uploads } = useAttachments();
  const entries = useEntries(uploads);
  const going = entries.filter(isUnderWay).length;
  const arrived = useArrivedHere(entries);
  const failed = missingParts(entries).filter(({ kind }) => kind === 'retry');
  const [first] = failed;
  return (
    <span
      className="inline-flex items-center gap-3 whitespace-nowrap text-ink-2 empty:hidden max-md:w-full"
      role="status"
    >
      {going > 0 ? (
        <span className={PART}>
          <Spinner />
          {t('uploads.going', { count: going })}
        </span>
      ) : arrived > 0 ? (
        <span className={PART}>
          <Icon name="check" small />
          {t('uploads.arrived', { count: arrived })}
        </span>
      ) : null}
      {first ? (
        <Link
          className={`${PART} text-danger underline`}
          to={`${stepAddress('extras')}#${placeOfMissing(zone, first)}`}
        >
          <Icon name="warning" small />
          {t('uploads.failed', { count: failed.length })}
        </Link>
      ) : null}
    </span>
  );
}

/** Returns the number of uploads completed since the step was opened. */
function useArrivedHere(entries: readonly UploadEntry[]): number {
  const [before] = useState(() => new Set(entries.filter(({ state }) => state.kind === 'kept').map(({ key }) => key)));
  return entries.filter(({ key, state }) => state.kind === 'kept' && !before.has(key)).length;
}
