import { useActionData } from '@remix-run/react';
import { useState } from 'react';

interface BegunAnew<Answer> {
  /** Tells the form from those before it. */
  time: number;
  /** What the server has said of it. */
  answer: Answer | undefined;
  /** The last try of its page was of one before it. */
  isTryOver: boolean;
  beginAnew: () => void;
}

/** For a form that can be dropped: it begins anew with what is stored, and what was said of what has been dropped is over. */
export function useBegunAnew<Answer>(answer: Answer | undefined): BegunAnew<Answer> {
  const tried = useActionData<unknown>();
  const [begun, setBegun] = useState<{ time: number; after: unknown[] }>({ time: 0, after: [] });
  const isOver = (said: unknown) => said !== undefined && begun.after.includes(said);
  return {
    time: begun.time,
    answer: isOver(answer) ? undefined : answer,
    isTryOver: isOver(tried),
    beginAnew: () => setBegun({ time: begun.time + 1, after: [answer, tried] }),
  };
}
