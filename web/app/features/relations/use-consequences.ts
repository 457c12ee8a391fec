import type { RelationConsequence } from '@aval/application/users/relations/foresee-relations';
import { useEffect, useState } from 'react';
import { answerOf } from '../../components/notices/answer-of';

/** Pause after the last change before a request. */
const PAUSE_MS = 300;

export interface Foreseen {
  status: 'foreseen';
  consequences: RelationConsequence[];
}

/** Consequences of saving: none to ask for, loading, or unknown after a failed request. */
export type Consequences = { status: 'none' | 'asking' | 'unknown' } | Foreseen;

/** Requests the consequences whenever the address changes; null requests nothing. */
export function useConsequences(address: string | null): Consequences {
  const [known, setKnown] = useState<{ address: string; answer: Consequences } | null>(null);
  useEffect(() => {
    if (address === null) return;
    let isOver = false;
    const waiting = setTimeout(async () => {
      const answer = await answerOf<Foreseen>(address);
      if (!isOver) setKnown({ address, answer: answer.status === 'foreseen' ? answer : { status: 'unknown' } });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(waiting);
    };
  }, [address]);
  if (address === null) return { status: 'none' };
  return known?.address === address ? known.answer : { status: 'asking' };
}
