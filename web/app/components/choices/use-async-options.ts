import { useEffect, useMemo, useRef, useState } from 'react';
import type { Option } from '../fields/select';
import { answerOf, type NoAnswer } from '../notices/answer-of';
import { useReturns } from '../notices/use-when-online';

export interface FoundOption extends Option {
  /** A second, quieter line: province, national code, role. */
  description?: string;
  /** What speaks against it, in the list and once it is chosen. */
  warning?: string;
  /** The head under which it stands with its neighbours; the groups keep their order whatever is searched. */
  group?: string;
}

/** What a resource route for a combobox answers. */
export interface FoundOptions {
  options: FoundOption[];
}

/** Too many questions of the same user: an answer comes again later. */
export interface Throttled {
  status: 'throttled';
}

/** Source: docs/rules.md 9.1. */
const PAUSE_MS = 500;

export type SearchProblemKind = (NoAnswer | Throttled)['status'] | null;

export interface AsyncOptions {
  options: readonly FoundOption[];
  /** How many more were found; a server does not count them. */
  more?: number;
  isSearching: boolean;
  /** Why the last question was not answered; asked again, the next time the list opens, the text changes or the connection is back. */
  problem: SearchProblemKind;
}

interface Search {
  text: string;
  isActive: boolean;
  /** What is asked tells of a patient. */
  isPrivate?: boolean | undefined;
}

interface OptionQuestion {
  isPrivate: boolean;
  /** What was typed. */
  text?: string;
  signal?: AbortSignal;
}

/** Asks an address for options. What tells of a patient stands in no address that is asked: then all that follows its path is sent by POST. */
export function askForOptions(source: string, { isPrivate, text, signal }: OptionQuestion) {
  const [path = '', parameters] = source.split('?');
  const asked = new URLSearchParams(parameters);
  if (text !== undefined) asked.set('q', text);
  const request = signal ? { signal } : {};
  return isPrivate
    ? answerOf<FoundOptions | Throttled>(path, { method: 'POST', body: asked, ...request })
    : answerOf<FoundOptions | Throttled>(asked.size > 0 ? `${path}?${asked}` : path, request);
}

/** Asks `source` for `q` once the reader has paused; an empty text asks at once for the first options. */
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
