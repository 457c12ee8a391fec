import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { focusFirstField } from '../../components/focus-field';
import { listAt } from './form';
import { useStep } from './step-context';

export interface Entry<Data> {
  key: string;
  /** Where it stood when the step was opened; null for one added since. */
  origin: string | null;
  /** What its fields begin with. */
  begins: unknown;
  data: Data;
}

interface Addition {
  begins?: unknown;
  /** Off where nobody asked for it by itself. */
  takesFocus?: boolean;
}

export interface Entries<Data> {
  entries: readonly Entry<Data>[];
  /** At the end, with the focus in its first field. */
  add: (data: Data, addition?: Addition) => void;
  remove: (isGone: (entry: Entry<Data>) => boolean) => void;
  /** For the element of an entry that was added last: the work goes on there. */
  refOf: (entry: Entry<Data>) => RefObject<HTMLFieldSetElement> | undefined;
}

/** The entries of a list of the form, which keep their fields when others come and go. */
export function useListEntries<Data>(list: string, dataOf: (stored: unknown) => Data): Entries<Data> {
  const { form, stored } = useStep();
  const added = useRef(0);
  const [entries, setEntries] = useState<readonly Entry<Data>[]>(() =>
    listAt(stored, list).map((entry, index) => ({
      key: `stored-${index}`,
      origin: `${list}[${index}]`,
      begins: entry,
      data: dataOf(entry),
    })),
  );
  const [newest, setNewest] = useState<string | null>(null);
  const newestElement = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(entries);
  useEffect(() => {
    if (shown.current === entries) return;
    shown.current = entries;
    form.reread(list);
  }, [entries, form.reread, list]);
  useEffect(() => {
    if (newest === null || !newestElement.current) return;
    newestElement.current.scrollIntoView({ block: 'nearest' });
    focusFirstField(newestElement.current);
  }, [newest]);
  const add = useCallback((data: Data, { begins = null, takesFocus = true }: Addition = {}) => {
    added.current += 1;
    const key = `added-${added.current}`;
    setEntries((before) => [...before, { key, origin: null, begins, data }]);
    if (takesFocus) setNewest(key);
  }, []);
  const remove = useCallback(
    (isGone: (entry: Entry<Data>) => boolean) => setEntries((before) => before.filter((entry) => !isGone(entry))),
    [],
  );
  const refOf = useCallback(({ key }: Entry<Data>) => (key === newest ? newestElement : undefined), [newest]);
  return { entries, add, remove, refOf };
}
