import { useActionData } from '@remix-run/react';
import { useState } from 'react';

interface BegunAnew<Answer> {
  /** Key of the form that changes with each reset. */
  time: number;
  /** Server response to the current form. */
  answer: Answer | undefined;
  /** The page's last submission belongs to a form before the reset. */
  isTryOver: boolean;
  beginAnew: () => void;
}

/** State of a form that can be reset to the stored values; responses to the discarded form are dropped with it. */
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
