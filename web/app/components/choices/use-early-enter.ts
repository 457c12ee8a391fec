import { useCallback, useEffect, useRef, useState } from 'react';
import { isPlainly } from './rank-options';
import type { FoundOption } from './use-async-options';

interface EarlyEnterOptions {
  text: string;
  options: readonly FoundOption[];
  isSearching: boolean;
  isOpen: boolean;
}

interface EarlyEnter {
  /** Enter was pressed in this field while the text in it was searched. */
  keep: (input: HTMLInputElement) => void;
  /** The answer is there and nothing in it is plainly what was typed: somebody has to choose. */
  isUndecided: boolean;
}

/** Enter that comes before the answer is pressed again once the answer is there, when it is plain what it chooses; nothing is chosen unseen otherwise. */
export function useEarlyEnter({ text, options, isSearching, isOpen }: EarlyEnterOptions): EarlyEnter {
  const [kept, setKept] = useState<{ input: HTMLInputElement; text: string } | null>(null);
  const [undecided, setUndecided] = useState<string | null>(null);
  const latest = useRef(text);
  latest.current = text;
  const keep = useCallback((input: HTMLInputElement) => setKept({ input, text: latest.current }), []);
  useEffect(() => {
    if (kept === null || isSearching) return;
    setKept(null);
    if (!isOpen || kept.text !== text || options.length === 0) return;
    if (!isPlainly(options, text)) {
      setUndecided(text);
      return;
    }
    // The list knows its new options one frame after they are drawn. What is kept is forgotten by then, which must not call this off.
    requestAnimationFrame(() => {
      kept.input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
  }, [kept, isSearching, isOpen, text, options]);
  return { keep, isUndecided: undecided !== null && undecided === text };
}
