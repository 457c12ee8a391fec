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
  /** Records an Enter pressed in this field while the search is running. */
  keep: (input: HTMLInputElement) => void;
  /** The results have arrived without an unambiguous match, so the user has to choose. */
  isUndecided: boolean;
}

/**
 * Repeats an Enter that was pressed before the results arrived, if they hold an unambiguous match. Otherwise it selects
 * nothing.
 */
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
    // Headless UI registers new options one frame after they render. The recorded Enter is cleared by then, and that
    // must not cancel the frame.
    requestAnimationFrame(() => {
      kept.input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
  }, [kept, isSearching, isOpen, text, options]);
  return { keep, isUndecided: undecided !== null && undecided === text };
}
