import type { DraftAnalysis, DraftReport } from '@aval/application/congruence/analyse-draft';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Throttled } from '../../../components/choices/use-async-options';
import { answerOf, noAnswerIn } from '../../../components/notices/answer-of';
import { useWhenOnline } from '../../../components/notices/use-when-online';
import { useWhenSignedIn } from '../../../components/notices/use-when-signed-in';
import { retryPauseMs } from '../frame/retry-pause';

/** A report, and the step on the page as the copy held it when the report was made. */
export interface LookedAt {
  report: DraftReport;
  saved: TypedForm | null;
}

/** A question that had no answer, and how many before it had none. */
interface Unanswered {
  saved: TypedForm | null;
  failures: number;
}

/**
 * What the analysis says of the working copy: asked for when a step opens and after each save; nobody waits for it. Where
 * there is no answer, what was said before stays, and it is asked for again by itself. Source: docs/rules.md 12.1.
 */
export function useDraftReport(demandId: string, readStep: () => TypedForm | null) {
  const [lookedAt, setLookedAt] = useState<LookedAt | null>(null);
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  const asked = useRef(0);
  const failures = useRef(0);
  const read = useRef(readStep);
  read.current = readStep;
  const ask = useCallback(
    async (saved: TypedForm | null) => {
      asked.current += 1;
      const question = asked.current;
      const answer = await answerOf<DraftAnalysis | Throttled>(`/app/demands/${demandId}/draft-analysis`);
      if (question !== asked.current) return;
      if (noAnswerIn(answer) || answer.status === 'throttled') {
        failures.current += 1;
        setUnanswered({ saved, failures: failures.current });
        return;
      }
      failures.current = 0;
      setUnanswered(null);
      setLookedAt(answer.status === 'found' ? { report: answer.report, saved } : null);
    },
    [demandId],
  );
  useEffect(() => {
    void ask(read.current());
    return () => {
      asked.current += 1;
    };
  }, [ask]);
  const askAgain = useCallback(() => {
    if (unanswered) void ask(unanswered.saved);
  }, [unanswered, ask]);
  useEffect(() => {
    if (!unanswered) return;
    const again = setTimeout(askAgain, retryPauseMs(unanswered.failures));
    return () => clearTimeout(again);
  }, [unanswered, askAgain]);
  useWhenOnline(unanswered !== null, askAgain);
  useWhenSignedIn(unanswered !== null, askAgain);
  return { lookedAt, isBehind: unanswered !== null, ask };
}
