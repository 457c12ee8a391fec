import { useEffect, useRef, useState } from 'react';
import { isSame, valuesIn } from './changed-fields';
import { mergeStored } from './merge-stored';
import { keepsDifference, setField } from './set-field';

interface Meanwhile {
  formId: string;
  isStale: boolean;
  revision: number | null;
  /** What is stored now, and what stands in the form. */
  stored: Readonly<Record<string, unknown>>;
  typed: Readonly<Record<string, unknown>>;
  /** Something stands in the form that is not stored. */
  differs: boolean;
  /** What is stored of fields that show none of it: which key there is. */
  unseen: Readonly<Record<string, unknown>>;
  /** What a value of a field is called. */
  called: (name: string, value: string) => string;
}

/** A list that keeps a difference to what is stored, and so has taken what somebody else added and removed. */
export interface MetList {
  name: string;
  added: string[];
  removed: string[];
}

/** What was made of what somebody else has saved. */
export interface Met {
  /** Fields that took it. */
  taken: readonly string[];
  /** Fields that both changed; what was typed stands in them. */
  both: readonly string[];
  lists: readonly MetList[];
  /** All that stands in the form is stored: it was saved by it, and the answer was lost. */
  isSaved: boolean;
  /** Puts what is stored into one of them. */
  take: (name: string) => void;
}

/**
 * Once somebody else has saved the entry, fields that the reader has not touched take what is stored now: saving again would put back what they were.
 * What both changed stays as it was typed until its reader says otherwise. Source: docs/rules.md 5.17.
 */
export function useStoredMeanwhile(meanwhile: Meanwhile): Met {
  const { formId, isStale, revision, stored, typed, differs, unseen, called } = meanwhile;
  const seen = useRef({ revision, stored, unseen, called });
  const [met, setMet] = useState<Omit<Met, 'take'>>({ taken: [], both: [], lists: [], isSaved: false });
  const put = (name: string): boolean => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement && setField(form, name, valuesIn(stored[name]));
  };
  useEffect(() => {
    if (!isStale || revision === seen.current.revision) return;
    const { stored: base, unseen: former, called: formerly } = seen.current;
    const { theirs, both } = mergeStored({ base, stored, typed });
    seen.current = { revision, stored, unseen, called };
    const form = document.getElementById(formId);
    const isList = (name: string) => form instanceof HTMLFormElement && keepsDifference(form, name);
    const lists = Object.keys(stored)
      .filter((name) => isList(name) && !isSame(base[name], stored[name]))
      .map((name) => {
        const [before, after] = [valuesIn(base[name]), valuesIn(stored[name])];
        return {
          name,
          added: after.filter((value) => !before.includes(value)).map((value) => called(name, value)),
          removed: before.filter((value) => !after.includes(value)).map((value) => formerly(name, value)),
        };
      });
    const [puttable, contested] = [theirs.filter((name) => !isList(name)), both.filter((name) => !isList(name))];
    const taken = puttable.filter(put);
    const unseenNow = Object.keys(unseen).filter((name) => former[name] !== unseen[name]);
    setMet({
      taken: [...taken, ...unseenNow],
      both: [...contested, ...puttable.filter((name) => !taken.includes(name))],
      lists,
      isSaved: !differs && theirs.length + unseenNow.length === 0,
    });
  });
  return { ...met, take: (name) => void put(name) };
}
