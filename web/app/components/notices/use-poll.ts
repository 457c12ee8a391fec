import { useCallback, useEffect, useRef, useState } from 'react';
import { BACKGROUND_HEADERS } from '../../server/background-request';
import { isOutcome } from '../../server/outcome-codes';
import { answerOf, type NoAnswer, noAnswerIn } from './answer-of';
import { useWhenOnline } from './use-when-online';

const ANSWER_WITHIN_MS = 20_000;

interface PollOptions<Answer> {
  /** A resource route. Another address is another question: what is under way is given up. */
  address: string;
  /** What came with the page; when the page is loaded again, that is the newest. */
  loaded: Answer;
  intervalMs: number;
  /** False when there is nothing to wait for any more. */
  isWanted?: (newest: Answer) => boolean;
}

export interface Poll<Answer> {
  newest: Answer;
  /** Whether that is an answer to the address as it is now. */
  isOfAddress: boolean;
  /** Why the last question had no answer; what was known before stays. */
  problem: NoAnswer['status'] | null;
  isAsking: boolean;
  /** For a person who does not want to wait. */
  ask: () => void;
}

interface Last<Answer> {
  loaded: Answer;
  newest: Answer;
  /** That the newest is an answer to. */
  address: string;
  problem: NoAnswer['status'] | null;
}

/**
 * What the server says now: asked at an interval while the page is in view, and at once when it comes back into view, or the connection comes back. The one way in which a
 * page asks by itself: it never leads away, never replaces what is shown and never keeps a session alive. Once the session has ended it
 * rests until the page comes back into view, perhaps after somebody signed in in another tab.
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
      // The page went on meanwhile: this is older than what it shows.
      if (question.current !== own) return;
      question.current = null;
      setAsking(false);
      // What it asks for has no outcome: one that came in its place (gone, too many questions) is not shown as if it were.
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
