import { useEffect, useRef, useState } from 'react';
import { valuesIn } from './changed-fields';
import { mergeStored } from './merge-stored';
import { setField } from './set-field';

interface Meanwhile {
  formId: string;
  isStale: boolean;
  revision: number | null;
  /** What is stored now, and what stands in the form. */
  stored: Readonly<Record<string, unknown>>;
  typed: Readonly<Record<string, unknown>>;
}

/** What was made of what somebody else has saved. */
export interface Met {
  /** Fields that took it. */
  taken: readonly string[];
  /** Fields that both changed; what was typed stands in them. */
  both: readonly string[];
  /** Puts what is stored into one of them. */
  take: (name: string) => void;
}

/**
 * Once somebody else has saved the entry, fields that the reader has not touched take what is stored now: saving again would put back what they were.
 * What both changed stays as it was typed until its reader says otherwise. Source: docs/rules.md 5.17.
 */
export function useStoredMeanwhile({ formId, isStale, revision, stored, typed }: Meanwhile): Met {
  const seen = useRef({ revision, stored });
  const [met, setMet] = useState<Pick<Met, 'taken' | 'both'>>({ taken: [], both: [] });
  const put = (name: string): boolean => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement && setField(form, name, valuesIn(stored[name]));
  };
  useEffect(() => {
    if (!isStale || revision === seen.current.revision) return;
    const { theirs, both } = mergeStored({ base: seen.current.stored, stored, typed });
    seen.current = { revision, stored };
    const taken = theirs.filter(put);
    setMet({ taken, both: [...both, ...theirs.filter((name) => !taken.includes(name))] });
  });
  return { ...met, take: (name) => void put(name) };
}
