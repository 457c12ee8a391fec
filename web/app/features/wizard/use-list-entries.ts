import { useCallback, useEffect, useRef, useState } from 'react';
import { listAt } from './form';
import { useStep } from './step-context';

export interface Entry<Data> {
  key: string;
  /** Where it stood when the step was opened; null for one added since. */
  origin: string | null;
  data: Data;
}

export interface Entries<Data> {
  entries: readonly Entry<Data>[];
  add: (data: Data) => void;
  remove: (isGone: (entry: Entry<Data>) => boolean) => void;
}

/** The entries of a list of the form, which keep their fields when others come and go. */
export function useListEntries<Data>(list: string, dataOf: (stored: unknown) => Data): Entries<Data> {
  const { form, stored } = useStep();
  const added = useRef(0);
  const [entries, setEntries] = useState<readonly Entry<Data>[]>(() =>
    listAt(stored, list).map((entry, index) => ({
      key: `stored-${index}`,
      origin: `${list}[${index}]`,
      data: dataOf(entry),
    })),
  );
  const shown = useRef(entries);
  useEffect(() => {
    if (shown.current === entries) return;
    shown.current = entries;
    form.reread(list);
  }, [entries, form.reread, list]);
  const add = useCallback((data: Data) => {
    added.current += 1;
    const key = `added-${added.current}`;
    setEntries((before) => [...before, { key, origin: null, data }]);
  }, []);
  const remove = useCallback(
    (isGone: (entry: Entry<Data>) => boolean) => setEntries((before) => before.filter((entry) => !isGone(entry))),
    [],
  );
  return { entries, add, remove };
}
