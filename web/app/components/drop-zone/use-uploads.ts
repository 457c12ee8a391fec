import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWhenOnline } from '../notices/use-when-online';
import { useWhenSignedIn } from '../notices/use-when-signed-in';
import { isUnderWay, type MissingPart, missingParts, type UploadEntry } from './upload-entry';
import type { Uploads } from './uploads';

/**
 * Uploads bound to the component's lifetime. Uploads stopped by a lost connection or session resume when it is
 * restored.
 */
export function useUploads(make: () => Uploads): Uploads {
  const [uploads] = useState(make);
  const goOn = (after: 'lost' | 'signed_out') => {
    for (const { key, state } of uploads.entries()) {
      if (state.kind === 'stopped' && state.reason === after) uploads.retry(key);
    }
  };
  useWhenOnline(true, () => goOn('lost'));
  useWhenSignedIn(true, () => goOn('signed_out'));
  useEffect(() => () => uploads.stop(), [uploads]);
  return uploads;
}

export function useEntries({ subscribe, entries }: Uploads): readonly UploadEntry[] {
  return useSyncExternalStore(subscribe, entries, entries);
}

/** Missing parts only, so that upload progress does not re-render the component. */
export function useMissingParts({ subscribe, entries }: Uploads): readonly MissingPart[] {
  const read = useCallback(() => JSON.stringify(missingParts(entries())), [entries]);
  const parts = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => JSON.parse(parts), [parts]);
}

/** Number of files, without refused ones. */
export function useFileCount({ subscribe, entries }: Uploads): number {
  const read = useCallback(() => entries().filter(({ state }) => state.kind !== 'refused').length, [entries]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Continues a requested submission once the uploads end, unless the list of files changes meanwhile. */
export function useOnceUp({ subscribe, entries }: Uploads, goOn: () => void) {
  const readGoing = useCallback(() => entries().some(isUnderWay), [entries]);
  const readRows = useCallback(
    () =>
      entries()
        .map(({ key }) => key)
        .join(' '),
    [entries],
  );
  const isGoing = useSyncExternalStore(subscribe, readGoing, readGoing);
  const rows = useSyncExternalStore(subscribe, readRows, readRows);
  const [askedWith, setAskedWith] = useState<string | null>(null);
  useEffect(() => {
    if (askedWith === null || (isGoing && askedWith === rows)) return;
    setAskedWith(null);
    if (askedWith === rows) goOn();
  }, [askedWith, isGoing, rows, goOn]);
  return {
    isWaiting: askedWith !== null,
    ask: () => setAskedWith(rows),
    giveUp: useCallback(() => setAskedWith(null), []),
  };
}
