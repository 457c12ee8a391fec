import { useEffect, useRef, useState } from 'react';
import { isSame, valuesIn } from './changed-fields';
import { mergeStored } from './merge-stored';
import { keepsDifference, setField } from './set-field';

interface Meanwhile {
  formId: string;
  isStale: boolean;
  revision: number | null;
  /** Currently stored values, and the values in the form. */
  stored: Readonly<Record<string, unknown>>;
  typed: Readonly<Record<string, unknown>>;
  /** The form holds unsaved changes. */
  differs: boolean;
  /** Stored values of fields that do not display them: which key is stored. */
  unseen: Readonly<Record<string, unknown>>;
  /** Returns the displayed name of a field's value. */
  called: (name: string, value: string) => string;
}

/** List field that keeps a difference to the stored values and so has already taken the other user's changes. */
export interface MetList {
  name: string;
  added: string[];
  removed: string[];
}

/** Result of merging another user's save into the form. */
export interface Met {
  /** Fields that took the stored value. */
  taken: readonly string[];
  /** Fields that both users changed, with the value typed here; it stays until the user decides. */
  both: readonly { name: string; mine: unknown }[];
  lists: readonly MetList[];
  /** All form values are stored: this form was saved, but the response was lost. */
  isSaved: boolean;
  /** Sets a conflicting field to the stored value, or back to the one typed here. */
  take: (name: string, whose: 'theirs' | 'mine') => void;
}

/**
 * Updates untouched fields with the values that another user has saved, because saving again would revert them. Fields
 * that both changed keep the typed value until the user decides. Source: docs/rules.md 5.17.
 */
export function useStoredMeanwhile(meanwhile: Meanwhile): Met {
  const { formId, isStale, revision, stored, typed, differs, unseen, called } = meanwhile;
  const seen = useRef({ revision, stored, unseen, called });
  const [met, setMet] = useState<Omit<Met, 'take'>>({ taken: [], both: [], lists: [], isSaved: false });
  const put = (name: string, value: unknown): boolean => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement && setField(form, name, valuesIn(value));
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
    const taken = puttable.filter((name) => put(name, stored[name]));
    const unseenNow = Object.keys(unseen).filter((name) => former[name] !== unseen[name]);
    setMet({
      taken: [...taken, ...unseenNow],
      both: [...contested, ...puttable.filter((name) => !taken.includes(name))].map((name) => ({
        name,
        mine: typed[name],
      })),
      lists,
      isSaved: !differs && theirs.length + unseenNow.length === 0,
    });
  });
  const take: Met['take'] = (name, whose) => {
    const mine = met.both.find((each) => each.name === name)?.mine;
    put(name, whose === 'mine' ? mine : stored[name]);
  };
  return { ...met, take };
}
