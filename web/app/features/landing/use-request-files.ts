import { MOST_REQUEST_FILES } from '@aval/domain/validation/dialogs/invitation-schemas';
import { useId } from 'react';
import { sendFile } from '../../components/drop-zone/send-file';
import { placeOfMissing } from '../../components/drop-zone/upload-ids';
import { createUploads } from '../../components/drop-zone/uploads';
import { useFileCount, useMissingParts, useOnceUp, useUploads } from '../../components/drop-zone/use-uploads';
import { focusControl } from '../../components/fields/focus-field';
import { REQUEST_FILES } from './landing-address';

/** Uploads of an account request; they belong to nothing until it is submitted, and are dropped with the page. */
export function useRequestFiles(send: () => void) {
  const zone = useId();
  const uploads = useUploads(() =>
    createUploads({ most: MOST_REQUEST_FILES, send: (file, options) => sendFile(REQUEST_FILES, file, options) }),
  );
  const missing = useMissingParts(uploads);
  const onceUp = useOnceUp(uploads, send);
  /** Returns whether nothing is missing; otherwise focuses the missing part or waits for running uploads. */
  function mayGo(): boolean {
    const toDo = missing.find(({ kind }) => kind !== 'end');
    if (toDo) focusControl(placeOfMissing(zone, toDo));
    else if (missing.length > 0) onceUp.ask();
    return missing.length === 0;
  }
  return { zone, uploads, missing, hasFiles: useFileCount(uploads) > 0, isWaiting: onceUp.isWaiting, mayGo };
}

export type RequestFilesOfForm = ReturnType<typeof useRequestFiles>;
