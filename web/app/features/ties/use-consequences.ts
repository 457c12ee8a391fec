import type { TieConsequence } from '@aval/application/users/relations/foresee-ties';
import { useEffect, useState } from 'react';
import { answerOf } from '../../components/notices/answer-of';

/** A moment after the last choice. */
const PAUSE_MS = 300;

export interface Foreseen {
  status: 'foreseen';
  consequences: TieConsequence[];
}

/** What is known of what saving would bring about: nothing asked, nothing known yet, or nobody could say. */
export type Consequences = { status: 'none' | 'asking' | 'unknown' } | Foreseen;

/** Asked anew when what is chosen is another; null where nothing is to be asked. */
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
