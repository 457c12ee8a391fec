import { readList } from '@aval/domain/validation/fields/readers';
import { isGroup, type Typed, type TypedForm } from './typed-values';

/**
 * Merges the changed fields of step 5 and the sent answers to findings into the stored step; each finding has one
 * answer. An empty answer removes the stored one, and everything else stays as stored. Source: docs/rules.md 12.9.
 */
export function withChanged(stored: TypedForm, sent: TypedForm, fields: readonly string[]): TypedForm {
  const { justifications, ...extras } = stored;
  for (const name of fields) if (name !== 'justifications') extras[name] = sent[name] ?? '';
  const answers = new Map<string, Typed>();
  for (const answer of readList(justifications))
    if (isGroup(answer)) answers.set(answerKeyOf(answer), answer as TypedForm);
  for (const answer of readList(sent.justifications)) {
    if (!isGroup(answer)) continue;
    if (textOf(answer.text).trim() === '') answers.delete(answerKeyOf(answer));
    else answers.set(answerKeyOf(answer), answer as TypedForm);
  }
  return answers.size === 0 ? extras : { ...extras, justifications: [...answers.values()] };
}

/** Returns the key of the question that an answer belongs to. */
export function answerKeyOf({ rule, field, drugId }: Record<string, unknown>): string {
  return JSON.stringify([rule, field, drugId].map(textOf));
}

function textOf(typed: unknown): string {
  return typeof typed === 'string' ? typed : '';
}
