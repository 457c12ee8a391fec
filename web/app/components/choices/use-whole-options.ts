import { useEffect, useMemo, useState } from 'react';
import { useReturns } from '../notices/use-when-online';
import { prepareOptions, rankOptions, type SearchedOption } from './rank-options';
import { type AsyncOptions, askForOptions, type SearchProblemKind } from './use-async-options';

/** Time, in ms, for which a loaded list is reused without asking the server. */
const FRESH_MS = 60_000;

type Loaded = readonly SearchedOption[] | NonNullable<SearchProblemKind>;

const lists = new Map<string, { askedAt: number; list: Promise<Loaded> }>();

function loadList(source: string, isPrivate: boolean): Promise<Loaded> {
  const known = lists.get(source);
  if (known && Date.now() - known.askedAt < FRESH_MS) return known.list;
  const list = askForOptions(source, { isPrivate }).then((answer): Loaded => {
    if ('options' in answer) return prepareOptions(answer.options);
    lists.delete(source);
    return answer.status;
  });
  lists.set(source, { askedAt: Date.now(), list });
  return list;
}

interface Search {
  text: string;
  /** The list is open. A failed request is repeated when it opens and when the connection returns. */
  isActive: boolean;
  isPrivate?: boolean | undefined;
}

/** Loads a short list once for all fields that show it and searches it in the browser; null loads nothing. */
export function useWholeOptions(source: string | null, { text, isActive, isPrivate = false }: Search): AsyncOptions {
  const [list, setList] = useState<readonly SearchedOption[] | null>(null);
  const [problem, setProblem] = useState<SearchProblemKind>(null);
  const isLoaded = list !== null;
  const returns = useReturns(source !== null && !isLoaded, () => setProblem(null));
  const question = useMemo(
    () => ({ source, isPrivate, isActive, isLoaded, returns }),
    [source, isPrivate, isActive, isLoaded, returns],
  );
  useEffect(() => {
    const { source, isPrivate, isActive, isLoaded } = question;
    if (source === null || isLoaded) return;
    let isGone = false;
    void loadList(source, isPrivate).then((answer) => {
      if (isGone) return;
      if (typeof answer === 'string') {
        // A failed preload stays silent: opening the list repeats the request and reports the failure.
        if (isActive) setProblem(answer);
      } else {
        setProblem(null);
        setList(answer);
      }
    });
    return () => {
      isGone = true;
    };
  }, [question]);
  const found = useMemo(() => rankOptions(list ?? [], text), [list, text]);
  return { ...found, isSearching: isActive && !isLoaded && problem === null, problem };
}
