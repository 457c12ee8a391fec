import type { DraftAnalysis, DraftReport } from '@aval/application/congruence/analyse-draft';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answerOf } from '../../../components/notices/answer-of';

/** A report, and the step on the page as the copy held it when the report was made. */
export interface LookedAt {
  report: DraftReport;
  saved: TypedForm | null;
}

/**
 * What the analysis says of the working copy: asked for when a step opens and after each save. While there is no answer
 * nothing is said; nobody waits for it. Source: docs/rules.md 12.1.
 */
export function useDraftReport(demandId: string, readStep: () => TypedForm | null) {
  const [lookedAt, setLookedAt] = useState<LookedAt | null>(null);
  const asked = useRef(0);
  const read = useRef(readStep);
  read.current = readStep;
  const ask = useCallback(
    async (saved: TypedForm | null) => {
      asked.current += 1;
      const question = asked.current;
      const answer = await answerOf<DraftAnalysis>(`/app/demands/${demandId}/draft-analysis`);
      if (question !== asked.current) return;
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
  return { lookedAt, ask };
}
