import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWhenOnline } from '../notices/use-when-online';
import { useWhenSignedIn } from '../notices/use-when-signed-in';
import { isUnderWay, type MissingPart, missingParts, type UploadEntry } from './upload-entry';
import type { Uploads } from './uploads';

/** Uploads that live as long as the component that asks for them. What was stopped for want of a connection, or of a session, goes on once it is back. */
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

/** What is missing, for those who are not concerned with how far a file has come. */
export function useMissingParts({ subscribe, entries }: Uploads): readonly MissingPart[] {
  const read = useCallback(() => JSON.stringify(missingParts(entries())), [entries]);
  const parts = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => JSON.parse(parts), [parts]);
}

/** How many files there are; one that was refused is none. */
export function useFileCount({ subscribe, entries }: Uploads): number {
  const read = useCallback(() => entries().filter(({ state }) => state.kind !== 'refused').length, [entries]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whoever asks to go on while files are on their way goes on once they are there, unless the list was changed meanwhile. */
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
