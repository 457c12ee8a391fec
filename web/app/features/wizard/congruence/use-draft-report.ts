import type { DraftAnalysis, DraftReport } from '@aval/application/congruence/analyse-draft';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { Throttled } from '@aval/application/patients/numbers/number-attempts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answerOf, type NoAnswer } from '../../../components/notices/answer-of';
import { useWhenOnline } from '../../../components/notices/use-when-online';
import { useWhenSignedIn } from '../../../components/notices/use-when-signed-in';
import { isRetriedAlone, retryPauseMs } from '../frame/retry-pause';

/** Report with the step's values at the time of the analysis. */
export interface LookedAt {
  report: DraftReport;
  saved: TypedForm | null;
}

/** State of a save without analysis: repeated automatically (`alone`), or with the next save or page load (`saved`). */
export type Behind = 'alone' | 'saved';

/** Failed request, with the number of preceding failures and how it is repeated. */
interface Unanswered {
  saved: TypedForm | null;
  failures: number;
  behind: Behind;
  /** The user must sign in or meet an obligation in another tab first. */
  isStopped: boolean;
}

interface DraftQuestion {
  demandId: string;
  /** Returns the typed values of the step; null where a page has none. */
  readStep: () => TypedForm | null;
  /** Revision of a working copy that the page shows without editing it; another revision discards the report. */
  shownRevision?: number;
}

/** Responses that end the request: a report, or a reason why there is none. */
const TOLD: ReadonlySet<string> = new Set<DraftAnalysis['status']>(['found', 'not_found', 'forbidden', 'closed']);

function isTold(answer: DraftAnalysis | Throttled | NoAnswer): answer is DraftAnalysis {
  return TOLD.has(answer.status);
}

/** Timeout, in ms: a user who wants to submit must not wait longer for a hanging connection. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * Analysis of the working copy, requested when a page opens, after each save, and for each new revision that a page
 * shows; writing never waits for it. When a request fails, the previous report stays and the request is repeated like a
 * save. Source: docs/rules.md 3.28, 12.1.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision of the copy requires another request.
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
