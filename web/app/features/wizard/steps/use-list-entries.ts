import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { focusControl, focusFirstField } from '../../../components/fields/focus-field';
import { dismissToast, showToast } from '../../../components/notices/toasts';
import { useTranslation } from '../../../shell/words/translation';
import { fieldId, hasContent, listAt, readTyped } from './form';
import { useStep } from './step-context';

export interface Entry<Data> {
  /** Increasing key, by which a restored entry finds its position. */
  key: number;
  /** Name at the position when the step was opened; null for an entry added since. */
  origin: string | null;
  /** Initial values of its fields. */
  begins: unknown;
  data: Data;
}

interface Addition {
  begins?: unknown;
  /** False when the entry was not added explicitly by the user. */
  takesFocus?: boolean;
}

interface ListOptions<Data> {
  dataOf: (stored: unknown) => Data;
  /** Fields that are preset; an entry with nothing else counts as empty. */
  presets: readonly string[];
  /** Field to focus in an entry added with content; null for the first. */
  goesOnAt?: (begins: unknown) => string | null;
}

export interface Entries<Data> {
  entries: readonly Entry<Data>[];
  /** Adds an entry at the end and focuses it. */
  add: (data: Data, addition?: Addition) => void;
  /** Removes the entry with this name and offers undo if it had content. */
  takeAway: (entry: Entry<Data>, name: string) => void;
  /** Removes entries that the caller can bring back itself. */
  remove: (isGone: (entry: Entry<Data>) => boolean) => void;
  /** Returns the ref for the newest entry's element, which gets the focus. */
  refOf: (entry: Entry<Data>) => RefObject<HTMLFieldSetElement> | undefined;
}

/** State of a list in the form; entries keep their fields when others are added or removed. */
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
    // A restored entry must count as the newest again.
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
