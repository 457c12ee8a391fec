import type { DraftAnalysis, DraftReport } from '@aval/application/congruence/analyse-draft';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { Throttled } from '@aval/application/patients/numbers/number-attempts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answerOf, type NoAnswer } from '../../../components/notices/answer-of';
import { useWhenOnline } from '../../../components/notices/use-when-online';
import { useWhenSignedIn } from '../../../components/notices/use-when-signed-in';
import { isRetriedAlone, retryPauseMs } from '../frame/retry-pause';

/** A report, and the step on the page as the copy held it when the report was made. */
export interface LookedAt {
  report: DraftReport;
  saved: TypedForm | null;
}

/** What was saved last is not analysed: it is asked for again alone, or waits for somebody who saves or opens the page anew. */
export type Behind = 'alone' | 'saved';

/** A question that had no answer, how many before it had none, and what becomes of it. */
interface Unanswered {
  saved: TypedForm | null;
  failures: number;
  behind: Behind;
  /** Somebody has to sign in, or to meet what is owed, in another tab: until then the same would be said. */
  isStopped: boolean;
}

interface DraftQuestion {
  demandId: string;
  /** The step on the page as it is typed; null where a page has none. */
  readStep: () => TypedForm | null;
  /** Of the copy that a page shows and does not write: with another one, what was said of the one before is gone. */
  shownRevision?: number;
}

/** A report, or why there will be none. */
const TOLD: ReadonlySet<string> = new Set<DraftAnalysis['status']>(['found', 'not_found', 'forbidden', 'closed']);

function isTold(answer: DraftAnalysis | Throttled | NoAnswer): answer is DraftAnalysis {
  return TOLD.has(answer.status);
}

/** Nobody who wants to send is kept waiting longer for what a hanging connection would say. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * What the analysis says of the working copy: asked for when a page opens, after each save, and with each other copy that a page
 * shows; nobody waits for it while writing. Where there is no answer, what was said before stays, and it is asked for again as a
 * save is. Source: docs/rules.md 3.28, 12.1.
 */
export function useDraftReport({ demandId, readStep, shownRevision }: DraftQuestion) {
  const [lookedAt, setLookedAt] = useState<LookedAt | null>(null);
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  const [isAsking, setAsking] = useState(true);
  const [saidOf, setSaidOf] = useState(shownRevision);
  if (saidOf !== shownRevision) {
    setSaidOf(shownRevision);
    setLookedAt(null);
    setUnanswered(null);
    setAsking(true);
  }
  const asked = useRef(0);
  const failures = useRef(0);
  const read = useRef(readStep);
  read.current = readStep;
  const ask = useCallback(
    async (saved: TypedForm | null) => {
      asked.current += 1;
      const question = asked.current;
      setAsking(true);
      const address = `/app/demands/${demandId}/draft-analysis`;
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await answerOf<DraftAnalysis | Throttled>(address, { signal });
      if (question !== asked.current) return;
      setAsking(false);
      if (!isTold(answer)) {
        failures.current += 1;
        setUnanswered({ saved, failures: failures.current, ...becomesOf(answer, failures.current) });
        return;
      }
      failures.current = 0;
      setUnanswered(null);
      setLookedAt(answer.status === 'found' ? { report: answer.report, saved } : null);
    },
    [demandId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another copy on the page is another question.
  useEffect(() => {
    void ask(read.current());
    return () => {
      asked.current += 1;
    };
  }, [ask, shownRevision]);
  const askAgain = useCallback(() => {
    if (unanswered) void ask(unanswered.saved);
  }, [unanswered, ask]);
  useEffect(() => {
    if (unanswered?.behind !== 'alone' || unanswered.isStopped) return;
    const again = setTimeout(askAgain, retryPauseMs(unanswered.failures));
    return () => clearTimeout(again);
  }, [unanswered, askAgain]);
  useWhenOnline(unanswered !== null, askAgain);
  useWhenSignedIn(unanswered !== null, askAgain);
  return { lookedAt, behind: unanswered?.behind ?? null, isAsking, ask };
}

function becomesOf(answer: Throttled | NoAnswer, failures: number): Pick<Unanswered, 'behind' | 'isStopped'> {
  const code = answer.status === 'failed' ? answer.answeredWith : undefined;
  const isStopped = answer.status === 'signed_out' || answer.status === 'obliged';
  return { behind: isRetriedAlone(code, failures) ? 'alone' : 'saved', isStopped };
}
