import type { Justification } from '@aval/domain/demand/content/content';
import { questionKey } from './finding-questions';

/** The list of step 5 that holds the answers. */
export const ANSWERS = 'justifications';

/** Answers that the copy does not hold yet, as far as the page knows. */
export interface ChangedAnswers {
  form: FormData;
  onKept: () => void;
}

/** The fields of an answer in the form of step 5. */
export function answerFields({ rule, field, drugId, text }: Justification, index: number): [string, string][] {
  const fields = { rule, field, drugId: String(drugId ?? ''), text };
  return Object.entries(fields).map(([name, value]) => [`${ANSWERS}[${index}].${name}`, value]);
}

/**
 * What the copy holds of the answers, so that beside another step only those are sent that were changed here: what somebody else has written meanwhile
 * stays. Source: docs/rules.md 12.9.
 */
export function createKeptAnswers(stored: readonly Justification[]) {
  const kept = new Map(stored.map((answer) => [questionKey(answer), answer]));
  /** Sent without being told that they were kept: the copy may hold them or not. */
  const inDoubt = new Set<string>();

  /** Null where there are none. Those that say something have the names of their fields in step 5, those that were taken off have names behind them. */
  function changed(said: readonly Justification[]): ChangedAnswers | null {
    const saidKeys = new Set(said.map(questionKey));
    const takenOff = [...kept.values()]
      .filter((answer) => !saidKeys.has(questionKey(answer)))
      .map((answer) => ({ ...answer, text: '' }));
    const isChanged = (answer: Justification) => {
      const key = questionKey(answer);
      return inDoubt.has(key) || kept.get(key)?.text !== answer.text;
    };
    const entries = [...said, ...takenOff].map((answer, index) => ({ answer, index }));
    const sent = entries.filter(({ answer }) => isChanged(answer));
    if (sent.length === 0) return null;
    const form = new FormData();
    for (const { answer, index } of sent) {
      inDoubt.add(questionKey(answer));
      if (!kept.has(questionKey(answer))) kept.set(questionKey(answer), { ...answer, text: '' });
      for (const [name, value] of answerFields(answer, index)) form.set(name, value);
    }
    const onKept = () => {
      for (const { answer } of sent) {
        inDoubt.delete(questionKey(answer));
        if (answer.text === '') kept.delete(questionKey(answer));
        else kept.set(questionKey(answer), answer);
      }
    };
    return { form, onKept };
  }

  return { changed };
}
