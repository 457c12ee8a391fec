import { useCallback, useEffect, useRef, useState } from 'react';
import { BACKGROUND_HEADERS } from '../../server/background-request';
import { isOutcome } from '../../server/outcome-codes';
import { answerOf, type NoAnswer, noAnswerIn } from './answer-of';
import { useWhenOnline } from './use-when-online';

const ANSWER_WITHIN_MS = 20_000;

interface PollOptions<Answer> {
  /** Resource route. A new address abandons the pending request. */
  address: string;
  /** Data loaded with the page; reloading the page makes them the newest. */
  loaded: Answer;
  intervalMs: number;
  /** Returns false when polling is not needed any more. */
  isWanted?: (newest: Answer) => boolean;
}

export interface Poll<Answer> {
  newest: Answer;
  /** Whether `newest` belongs to the current address. */
  isOfAddress: boolean;
  /** Reason why the last request failed; `newest` stays as it was. */
  problem: NoAnswer['status'] | null;
  isAsking: boolean;
  /** Requests at once, for a user who does not want to wait. */
  ask: () => void;
}

interface Last<Answer> {
  loaded: Answer;
  newest: Answer;
  /** Address that `newest` belongs to. */
  address: string;
  problem: NoAnswer['status'] | null;
}

/**
 * Polls the server at an interval while the page is visible, and at once when it becomes visible or the connection
 * returns. All polling of pages goes through here: it never navigates, never unmounts the page and never extends the
 * session. After the session has ended it pauses until the page becomes visible again, perhaps after a sign-in in
 * another tab.
 */
export function usePoll<Answer extends object>(options: PollOptions<Answer>): Poll<Answer> {
  const { address, loaded, intervalMs, isWanted } = options;
  const [last, setLast] = useState<Last<Answer>>({ loaded, newest: loaded, address, problem: null });
  if (last.loaded !== loaded) setLast({ loaded, newest: loaded, address, problem: null });
  const { newest, problem } = last;
  const isActive = isWanted?.(newest) ?? true;
  const [isAsking, setAsking] = useState(false);
  const question = useRef<AbortController | null>(null);
  const isSignedOut = useRef(false);

  const send = useCallback(
    async (headers: Readonly<Record<string, string>>) => {
      if (question.current) return;
      const own = new AbortController();
      question.current = own;
      setAsking(true);
      const limit = setTimeout(() => own.abort(), ANSWER_WITHIN_MS);
      const answer = await answerOf<Answer>(address, { headers, signal: own.signal });
      clearTimeout(limit);
      // The page was reloaded or its address changed meanwhile, so this response is outdated.
      if (question.current !== own) return;
      question.current = null;
      setAsking(false);
      // Polled data have no outcome, so an outcome in their place (gone, throttled) must not be displayed as data.
      const noAnswer = noAnswerIn(answer) ?? (isOutcome(answer) ? 'failed' : null);
      isSignedOut.current = noAnswer === 'signed_out';
      setLast((before) =>
        noAnswer ? { ...before, problem: noAnswer } : { loaded, newest: answer as Answer, address, problem: null },
      );
    },
    [address, loaded],
  );

  useEffect(() => {
    isSignedOut.current = false;
    const askInView = () => {
      if (document.visibilityState === 'visible') void send(BACKGROUND_HEADERS);
    };
    const stop = () => {
      question.current?.abort();
      question.current = null;
      setAsking(false);
    };
    if (!isActive) return stop;
    const timer = setInterval(() => {
      if (!isSignedOut.current) askInView();
    }, intervalMs);
    document.addEventListener('visibilitychange', askInView);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askInView);
      stop();
    };
  }, [send, intervalMs, isActive]);

  useWhenOnline(problem === 'failed', () => void send(BACKGROUND_HEADERS));
  const ask = useCallback(() => void send({}), [send]);
  return { newest, isOfAddress: last.address === address, problem, isAsking, ask };
}
