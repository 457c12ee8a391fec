import { readNumber } from '@aval/domain/validation/fields/readers';
import type { TypedJustification } from '@aval/domain/validation/steps/extras-schema';
import { textAt } from '../steps/form';
import { questionKey } from './finding-questions';

/** Name of the list in step 5 that holds the answers. */
export const ANSWERS = 'justifications';

/** Answers that the working copy lacks, as far as the page knows. */
export interface ChangedAnswers {
  form: FormData;
  onKept: () => void;
}

export function asJustification(stored: unknown): TypedJustification {
  const drugId = readNumber(textAt(stored, 'drugId'))?.value ?? null;
  return { rule: textAt(stored, 'rule'), field: textAt(stored, 'field'), drugId, text: textAt(stored, 'text') };
}

/** Returns the form fields of an answer in step 5. */
export function answerFields({ rule, field, drugId, text }: TypedJustification, index: number): [string, string][] {
  const fields = { rule, field, drugId: String(drugId ?? ''), text };
  return Object.entries(fields).map(([name, value]) => [`${ANSWERS}[${index}].${name}`, value]);
}

/**
 * Tracks the stored answers, so that other steps send only those changed here and keep what another user has written
 * meanwhile. Source: docs/rules.md 12.9.
 */
export function createKeptAnswers(stored: readonly TypedJustification[]) {
  const kept = new Map(stored.map((answer) => [questionKey(answer), answer]));
  /** Keys of answers whose save result is unknown. */
  const inDoubt = new Set<string>();

  /**
   * Returns the changed answers, or null. Non-empty ones have their field names of step 5; removed ones follow as empty
   * answers.
   */
  function changed(said: readonly TypedJustification[]): ChangedAnswers | null {
    const saidKeys = new Set(said.map(questionKey));
    const takenOff = [...kept.values()]
      .filter((answer) => !saidKeys.has(questionKey(answer)))
      .map((answer) => ({ ...answer, text: '' }));
    const isChanged = (answer: TypedJustification) => {
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
