import { useEffect, useMemo, useRef, useState } from 'react';
import type { Option } from '../fields/select';
import { answerOf, type NoAnswer } from '../notices/answer-of';
import { useReturns } from '../notices/use-when-online';

export interface FoundOption extends Option {
  /** Secondary line: province, national code, role. */
  description?: string;
  /** Further names by which a whole list finds it: brands, abbreviations. The one that was found is shown. */
  otherNames?: readonly string[];
  /** Reason against the option, shown in the list and after it is chosen. */
  warning?: string;
  /** Heading of its group; groups keep their order for every search. */
  group?: string;
}

/** Response of a resource route for a combobox. */
export interface FoundOptions {
  options: FoundOption[];
}

/** Rate limit of the user reached; asking again later succeeds. */
export interface Throttled {
  status: 'throttled';
}

/** Pause after typing before a search. Source: docs/rules.md 9.1. */
const PAUSE_MS = 500;

export type SearchProblemKind = (NoAnswer | Throttled)['status'] | null;

export interface AsyncOptions {
  options: readonly FoundOption[];
  /** Number of further matches; servers do not report it. */
  more?: number;
  isSearching: boolean;
  /**
   * Reason why the last request failed. It is repeated when the list opens, the text changes or the connection returns.
   */
  problem: SearchProblemKind;
}

interface Search {
  text: string;
  isActive: boolean;
  /** The request contains patient data. */
  isPrivate?: boolean | undefined;
}

interface OptionQuestion {
  isPrivate: boolean;
  /** Search text. */
  text?: string;
  signal?: AbortSignal;
}

/**
 * Requests options from an address. Private requests send all parameters by POST, so that no URL contains patient data.
 */
export function askForOptions(source: string, { isPrivate, text, signal }: OptionQuestion) {
  const [path = '', parameters] = source.split('?');
  const asked = new URLSearchParams(parameters);
  if (text !== undefined) asked.set('q', text);
  const request = signal ? { signal } : {};
  return isPrivate
    ? answerOf<FoundOptions | Throttled>(path, { method: 'POST', body: asked, ...request })
    : answerOf<FoundOptions | Throttled>(asked.size > 0 ? `${path}?${asked}` : path, request);
}

/** Requests `source` with `q` after the user pauses typing; an empty text requests the first options at once. */
export function useAsyncOptions(source: string, { text, isActive, isPrivate = false }: Search): AsyncOptions {
  const [options, setOptions] = useState<readonly FoundOption[]>([]);
  const [isSearching, setSearching] = useState(false);
  const [problem, setProblem] = useState<SearchProblemKind>(null);
  const answered = useRef<string | null>(null);
  const returns = useReturns(problem === 'failed', () => setProblem(null));
  const search = useMemo(
    () => ({ source, isPrivate, text, isActive, returns }),
    [source, isPrivate, text, isActive, returns],
  );

  useEffect(() => {
    const { source, isPrivate, text, isActive } = search;
    if (!isActive) return;
    const asked = `${source} ${text.trim()}`;
    if (answered.current === asked) {
      setSearching(false);
      return;
    }
    setSearching(true);
    const overtaken = new AbortController();
    const ask = async () => {
      const answer = await askForOptions(source, { isPrivate, text: text.trim(), signal: overtaken.signal });
      if (overtaken.signal.aborted) return;
      setSearching(false);
      if ('options' in answer) {
        answered.current = asked;
        setOptions(answer.options);
      }
      setProblem('options' in answer ? null : answer.status);
    };
    const timer = setTimeout(ask, text === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [search]);

  return { options, isSearching: isActive && isSearching, problem };
}
