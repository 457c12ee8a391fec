import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { focusControl, focusFirstField } from '../../../components/fields/focus-field';
import { dismissToast, showToast } from '../../../components/notices/toasts';
import { useTranslation } from '../../../shell/words/translation';
import { fieldId, hasContent, listAt, readTyped } from './form';
import { useStep } from './step-context';

export interface Entry<Data> {
  /** Rises from one to the next: one that comes back finds its place by it. */
  key: number;
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

interface ListOptions<Data> {
  dataOf: (stored: unknown) => Data;
  /** Fields that an entry fills in by itself: with nothing else in it, it is empty. */
  presets: readonly string[];
  /** In which of its fields the work goes on where an entry comes with something in it; null: in the first. */
  goesOnAt?: (begins: unknown) => string | null;
}

export interface Entries<Data> {
  entries: readonly Entry<Data>[];
  /** At the end, with the focus where the work goes on in it. */
  add: (data: Data, addition?: Addition) => void;
  /** Goes under this name, with a way to have it back where something was in it. */
  takeAway: (entry: Entry<Data>, name: string) => void;
  /** Those that come back by the same way that they went. */
  remove: (isGone: (entry: Entry<Data>) => boolean) => void;
  /** For the element of an entry that came last: the work goes on there. */
  refOf: (entry: Entry<Data>) => RefObject<HTMLFieldSetElement> | undefined;
}

/** The entries of a list of the form, which keep their fields when others come and go. */
export function useListEntries<Data>(list: string, { dataOf, presets, goesOnAt }: ListOptions<Data>): Entries<Data> {
  const { t } = useTranslation(['wizard', 'common']);
  const { form, stored } = useStep();
  const [entries, setEntries] = useState<readonly Entry<Data>[]>(() =>
    listAt(stored, list).map((entry, index) => ({
      key: index,
      origin: `${list}[${index}]`,
      begins: entry,
      data: dataOf(entry),
    })),
  );
  const nextKey = useRef(entries.length);
  const [newest, setNewest] = useState<number | null>(null);
  const newestElement = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(entries);
  useEffect(() => {
    if (shown.current === entries) return;
    shown.current = entries;
    form.reread(list);
  }, [entries, form.reread, list]);
  useEffect(() => {
    if (newest === null || !newestElement.current) return;
    const index = shown.current.findIndex(({ key }) => key === newest);
    const field = goesOnAt?.(shown.current[index]?.begins);
    if (field && focusControl(fieldId(`${list}[${index}].${field}`))) return;
    newestElement.current.scrollIntoView({ block: 'nearest' });
    focusFirstField(newestElement.current);
  }, [newest, list, goesOnAt]);
  const add = useCallback((data: Data, { begins = null, takesFocus = true }: Addition = {}) => {
    const key = nextKey.current;
    nextKey.current += 1;
    setEntries((before) => [...before, { key, origin: null, begins, data }]);
    if (takesFocus) setNewest(key);
  }, []);
  const remove = useCallback((isGone: (entry: Entry<Data>) => boolean) => {
    setEntries((before) => before.filter((entry) => !isGone(entry)));
    // One that comes back is the newest once more.
    setNewest(null);
  }, []);

  const offers = useRef<string[]>([]);
  useEffect(() => () => offers.current.forEach(dismissToast), []);
  const latest = useRef({ t, presets });
  latest.current = { t, presets };
  const { read } = form;
  const takeAway = useCallback(
    (entry: Entry<Data>, name: string) => {
      const form = read();
      const place = shown.current.findIndex(({ key }) => key === entry.key);
      const typed = form ? listAt(readTyped(form), list)[place] : undefined;
      remove(({ key }) => key === entry.key);
      const { t, presets } = latest.current;
      if (!hasContent(typed, presets)) return;
      const putBack = () => {
        const back = { ...entry, begins: typed };
        setEntries((before) =>
          [...before.filter(({ key }) => key !== back.key), back].sort((one, other) => one.key - other.key),
        );
        setNewest(entry.key);
      };
      const action = { words: t('common:action.undo'), act: putBack };
      offers.current.push(showToast({ kind: 'info', title: t('removed', { name }), action }));
    },
    [read, remove, list],
  );
  const refOf = useCallback(({ key }: Entry<Data>) => (key === newest ? newestElement : undefined), [newest]);
  return { entries, add, takeAway, remove, refOf };
}
