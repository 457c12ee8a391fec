import type { Operations } from '@aval/application/operations/get-operations';
import { useFetcher } from '@remix-run/react';
import { useRef } from 'react';
import { useVisibleRefresh } from '../../components/use-visible-refresh';

const ASK_AGAIN_MS = 15_000;
const ADDRESS = '/app/operations';

/** What the page's loader answers, or what its client loader says when the server cannot be reached. */
export type OperationsAnswer = { operations: Operations } | { operations: null };

export interface LiveOperations {
  operations: Operations;
  isAsking: boolean;
  /** The last question had no answer: what is shown is older. */
  isOutdated: boolean;
  ask: () => void;
}

/** What came with the page, then that of every 15 s while it is in view; a server that is away leaves the last answer standing. */
export function useOperations(initial: Operations): LiveOperations {
  const { data, load, state } = useFetcher<OperationsAnswer>({ key: 'operations' });
  const last = useRef(initial);
  const ask = () => load(ADDRESS);
  useVisibleRefresh(ASK_AGAIN_MS, ask);
  const answers = [initial, data?.operations ?? null, last.current].filter((each) => each !== null);
  const newest = answers.reduce((newer, each) => (each.checkedAt > newer.checkedAt ? each : newer), initial);
  last.current = newest;
  return { operations: newest, isAsking: state !== 'idle', isOutdated: data?.operations === null, ask };
}
