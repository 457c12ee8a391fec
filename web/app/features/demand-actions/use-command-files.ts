import { message } from '@aval/domain/validation/fields/message';
import { useCallback } from 'react';
import { type MissingPart, missingParts, type UploadEntry } from '../../components/drop-zone/upload-entry';
import { descriptionId, inputId, placeOfMissing } from '../../components/drop-zone/upload-ids';
import { createUploads, type Uploads } from '../../components/drop-zone/uploads';
import { useFileCount, useMissingParts } from '../../components/drop-zone/use-uploads';
import { focusControl } from '../../components/fields/focus-field';
import { fileDescriptionName, fileInputName } from './form-files';
import type { Errors } from './read-command';

/** Error key of a dialog that requires files and has none. */
export const NO_FILES = 'attachments';

/** Uploads of dialogs without files. */
const NONE = createUploads({ send: () => Promise.resolve({ status: 'failed' }) });

/** Returns the errors of description fields; the rows themselves report the state of their files. */
function faultsOfFiles(missing: readonly MissingPart[]): Errors {
  const undescribed = missing.filter(({ kind }) => kind === 'description');
  return Object.fromEntries(undescribed.map(({ key }) => [fileDescriptionName(key), [message('fileDescription')]]));
}

/** State of the files of a command, with their errors and a way to focus them. */
export function useCommandFiles(zone: string, uploads: Uploads = NONE, areNeeded = false) {
  const missing = useMissingParts(uploads);
  const hasFiles = useFileCount(uploads) > 0;
  /** Returns the errors; null if there are none, or only uploads to wait for. */
  const faults = useCallback((): Errors | null => {
    if (areNeeded && uploads.entries().length === 0) return { [NO_FILES]: [message('fileRequired')] };
    const parts = missingParts(uploads.entries());
    return parts.every(({ kind }) => kind === 'end') ? null : faultsOfFiles(parts);
  }, [uploads, areNeeded]);
  /** Focuses the first row with one of these errors; returns false when there is none. */
  const focus = useCallback(
    (errors: Errors) => {
      if (errors[NO_FILES]) return focusControl(inputId(zone));
      const toDo = missingParts(uploads.entries()).find(({ kind }) => kind !== 'end');
      if (toDo) return focusControl(placeOfMissing(zone, toDo));
      const named = ({ key }: UploadEntry) => errors[fileInputName(key)] ?? errors[fileDescriptionName(key)];
      const row = uploads.entries().find(named);
      return row !== undefined && focusControl(descriptionId(zone, row.key));
    },
    [zone, uploads],
  );
  return { uploads, missing, hasFiles, faults, focus };
}
